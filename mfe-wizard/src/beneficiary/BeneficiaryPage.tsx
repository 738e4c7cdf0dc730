import { ErrorState, prefetchLazyComponents, PageHeader, useApi } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import type { DossierSession } from '../state/dossier-session.js';
import { closeSession } from '../state/session-registry.js';
import { DossierSessionContext } from '../form/dossier-session-context.js';
import { useCurrentRules } from '../form/useCurrentRules.js';
import { lazyPage } from '../shared/lazy-page.js';
import '../wizard/styles.js';
import { isLinkRefused, type LinkEvents } from './beneficiary-server.js';
import './beneficiary.css';
import { beneficiaryErrorText } from './beneficiary-error.js';
import { BeneficiarySteps } from './BeneficiarySteps.js';
import { BeneficiaryIntro } from './BeneficiaryIntro.js';
import { BeneficiaryStatusPage } from './BeneficiaryStatusPage.js';
import { openBeneficiaryLink, type OpenedBeneficiaryLink } from './open-beneficiary-link.js';
import { BeneficiaryThanks } from './BeneficiaryThanks.js';
import { BeneficiarySigningPage } from './lazy-signing.js';
import { SUMMARY_PARAMETER } from './summary-address.js';
import { toRequester } from './requester.js';
import { BENEFICIARY_TEXTS as TEXTS } from './texts.js';
import { useDossierRules } from '../form/useDossierRules.js';

const ERROR_PATH = '/edit-beneficiary/error';

/** What a customer sees who follows the link a fitter sent: no frame, no login. */
export function BeneficiaryPage() {
  const { id, token } = useParams();
  if (!token || !/^[1-9]\d{0,8}$/.test(id ?? '')) return <Navigate to={ERROR_PATH} replace />;
  return <BeneficiaryLinkLoader key={`${id}/${token}`} id={Number(id)} token={token} />;
}

function BeneficiaryLinkLoader({ id, token }: { id: number; token: string }) {
  const api = useApi();
  const rules = useDossierRules();
  const navigate = useNavigate();
  const client = useQueryClient();
  const queryKey = ['beneficiary-link', id, token];
  const events: LinkEvents = {
    onLinkLost: () => void navigate(ERROR_PATH, { replace: true }),
    onFrozen: () => void client.invalidateQueries({ queryKey }),
  };
  const opened = useQuery({
    queryKey,
    queryFn: () => openBeneficiaryLink(api, id, token, events, rules),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
  });
  if (opened.data) {
    const { session, link } = opened.data;
    if (session !== null) return <BeneficiaryRoutes session={session} link={link} token={token} />;
    if (link !== null) return <BeneficiaryStatusPage link={link} token={token} />;
  }
  if (isLinkRefused(opened.error)) return <Navigate to={ERROR_PATH} replace />;
  if (!opened.error) return <LinkSkeleton />;
  return (
    <>
      <PageHeader title={TEXTS.pageTitle} />
      <ErrorState
        error={opened.error}
        text={beneficiaryErrorText(opened.error)}
        title={TEXTS.pageNotOpened}
        onRetry={() => void opened.refetch()}
      />
    </>
  );
}

interface BeneficiaryRoutesProps {
  session: DossierSession;
  link: OpenedBeneficiaryLink['link'];
  token: string;
}

function BeneficiaryRoutes({ session, link, token }: BeneficiaryRoutesProps) {
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
  const shown = { requester: toRequester(link), expires: link?.expires ?? null };
  return (
    <DossierSessionContext value={session}>
      <div className="wz wz-beneficiary">
        {params.has('firma') ? (
          <BeneficiarySigningPage token={token} />
        ) : params.has('fine') ? (
          <BeneficiaryThanks {...shown} token={token} />
        ) : params.has('passo') ? (
          <BeneficiarySteps token={token} company={shown.requester.name} />
        ) : params.has(SUMMARY_PARAMETER) ? (
          <BeneficiarySummary token={token} company={shown.requester.name} />
        ) : (
          <BeneficiaryIntro {...shown} token={token} stage={link?.stage ?? 'collecting'} />
        )}
      </div>
    </DossierSessionContext>
  );
}

const CARD_LINES = 10;

/** In place of who asks and of the first card, as high as they are: nothing jumps when they come. */
const LinkSkeleton = () => (
  <div className="wz wz-beneficiary" role="status" aria-busy="true">
    <PageHeader title={TEXTS.pageTitle} />
    <span className="pr-visually-hidden">{TEXTS.openingData}</span>
    <div className="pr-skeleton" aria-hidden="true">
      <span />
      <span />
    </div>
    <section className="wz-section pr-card wz-skeleton-card" aria-hidden="true">
      <div className="pr-skeleton">
        {Array.from({ length: CARD_LINES }, (_, line) => (
          <span key={line} />
        ))}
      </div>
    </section>
  </div>
);

/** Read by a customer with nothing left to fill in; the first page of the others does not wait for it. */
const BeneficiarySummary = lazyPage(
  async () => (await import('./BeneficiarySummary.js')).BeneficiarySummary,
);
