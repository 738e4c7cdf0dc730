import {
  ErrorState,
  prefetchLazyComponents,
  LoadingState,
  PageHeader,
  useApi,
  useRules,
} from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { closeSession } from '../state/session-registry.js';
import { DossierSessionContext } from '../form/dossier-session-context.js';
import { useCurrentRules } from '../form/useCurrentRules.js';
import '../wizard/styles.js';
import { isLinkRefused } from './beneficiary-server.js';
import './beneficiary.css';
import { beneficiaryErrorText } from './beneficiary-error.js';
import { BeneficiarySteps } from './BeneficiarySteps.js';
import { BeneficiaryIntro } from './BeneficiaryIntro.js';
import { openBeneficiaryLink, type OpenedBeneficiaryLink } from './open-beneficiary-link.js';
import { BeneficiaryThanks } from './BeneficiaryThanks.js';
import { PAGE_TITLE } from './page-title.js';

const ERROR_PATH = '/edit-beneficiary/error';

/** What a customer sees who follows the link a fitter sent: no frame, no login. */
export function BeneficiaryPage() {
  const { id, token } = useParams();
  if (!token || !/^[1-9]\d{0,8}$/.test(id ?? '')) return <Navigate to={ERROR_PATH} replace />;
  return <BeneficiaryLinkLoader key={`${id}/${token}`} id={Number(id)} token={token} />;
}

function BeneficiaryLinkLoader({ id, token }: { id: number; token: string }) {
  const api = useApi();
  const rules = useRules();
  const navigate = useNavigate();
  const onLinkLost = useCallback(() => void navigate(ERROR_PATH, { replace: true }), [navigate]);
  const opened = useQuery({
    queryKey: ['beneficiary-link', id, token],
    queryFn: () => openBeneficiaryLink(api, id, token, onLinkLost, rules),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
  });
  if (opened.data) return <BeneficiaryRoutes {...opened.data} token={token} />;
  if (isLinkRefused(opened.error)) return <Navigate to={ERROR_PATH} replace />;
  return (
    <>
      <PageHeader title={PAGE_TITLE} />
      {opened.error ? (
        <ErrorState
          error={opened.error}
          text={beneficiaryErrorText(opened.error)}
          title="La pagina non si apre adesso"
          onRetry={() => void opened.refetch()}
        />
      ) : (
        <LoadingState label="Apertura dei tuoi dati…" lines={8} />
      )}
    </>
  );
}

function BeneficiaryRoutes({ session, link, token }: OpenedBeneficiaryLink & { token: string }) {
  const [params] = useSearchParams();
  useEffect(prefetchLazyComponents, []);
  useCurrentRules(session);
  useEffect(() => {
    session.mountedPageCount += 1;
    return () => {
      session.mountedPageCount -= 1;
      setTimeout(() => {
        if (session.mountedPageCount === 0) void closeSession(session);
      }, 0);
    };
  }, [session]);
  const requestedBy = link?.requestedBy ?? 'L’azienda che esegue i lavori';
  return (
    <DossierSessionContext value={session}>
      <div className="wz wz-beneficiary">
        {params.has('fine') ? (
          <BeneficiaryThanks requestedBy={requestedBy} expires={link?.expires ?? null} />
        ) : params.has('passo') ? (
          <BeneficiarySteps token={token} />
        ) : (
          <BeneficiaryIntro requestedBy={requestedBy} expires={link?.expires ?? null} />
        )}
      </div>
    </DossierSessionContext>
  );
}
