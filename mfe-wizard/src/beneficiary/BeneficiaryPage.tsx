import { ErrorState, fetchWindows, LoadingState, PageHeader, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { closeSession } from '../state/registry.js';
import { SessionContext } from '../wizard/context.js';
import '../wizard/wizard.css';
import { isLinkRefused } from './api.js';
import './beneficiary.css';
import { customerErrorText } from './customer-error.js';
import { BeneficiarySteps } from './BeneficiarySteps.js';
import { Intro } from './Intro.js';
import { openLink, type OpenedLink } from './open-link.js';
import { Thanks } from './Thanks.js';
import { TITLE } from './title.js';

const ERROR_PATH = '/edit-beneficiary/error';

/** What a customer sees who follows the link a fitter sent: no frame, no login. */
export function BeneficiaryPage() {
  const { id, token } = useParams();
  if (!token || !/^[1-9]\d{0,8}$/.test(id ?? '')) return <Navigate to={ERROR_PATH} replace />;
  return <OpenLink key={`${id}/${token}`} id={Number(id)} token={token} />;
}

function OpenLink({ id, token }: { id: number; token: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const onLinkLost = useCallback(() => void navigate(ERROR_PATH, { replace: true }), [navigate]);
  const opened = useQuery({
    queryKey: ['beneficiary-link', id, token],
    queryFn: () => openLink(api, id, token, onLinkLost),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
  });
  if (opened.data) return <Opened {...opened.data} token={token} />;
  if (isLinkRefused(opened.error)) return <Navigate to={ERROR_PATH} replace />;
  return (
    <>
      <PageHeader title={TITLE} />
      {opened.error ? (
        <ErrorState
          error={opened.error}
          text={customerErrorText(opened.error)}
          title="La pagina non si apre adesso"
          onRetry={() => void opened.refetch()}
        />
      ) : (
        <LoadingState label="Apertura dei tuoi dati…" lines={8} />
      )}
    </>
  );
}

function Opened({ session, link, token }: OpenedLink & { token: string }) {
  const [params] = useSearchParams();
  useEffect(fetchWindows, []);
  useEffect(() => {
    session.users += 1;
    return () => {
      session.users -= 1;
      setTimeout(() => {
        if (session.users === 0) void closeSession(session);
      }, 0);
    };
  }, [session]);
  const requestedBy = link?.requestedBy ?? 'L’azienda che esegue i lavori';
  return (
    <SessionContext value={session}>
      <div className="wz wz-beneficiary">
        {params.has('fine') ? (
          <Thanks requestedBy={requestedBy} expires={link?.expires ?? null} />
        ) : params.has('passo') ? (
          <BeneficiarySteps token={token} />
        ) : (
          <Intro requestedBy={requestedBy} expires={link?.expires ?? null} />
        )}
      </div>
    </SessionContext>
  );
}
