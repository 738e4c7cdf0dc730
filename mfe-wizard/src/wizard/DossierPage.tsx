import { ApiError } from '@pratiche/api';
import { isOpenStatus, type StatusCode } from '@pratiche/domain';
import {
  EmptyState,
  ErrorState,
  prefetchLazyComponents,
  LoadingState,
  PageHeader,
  useApi,
  useSession,
} from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { lazyPage } from '../shared/lazy-page.js';
import {
  closeSession,
  openSession,
  findOpenSession,
  assignSessionId,
} from '../state/session-registry.js';
import type { DossierSession } from '../state/dossier-session.js';
import { DossierSessionContext, useDossierState } from '../form/dossier-session-context.js';
import { loadDoubtRules } from '../fields/doubt-rules.js';
import { useDeviceCopy } from '../device-files/useDeviceCopy.js';
import { useCurrentRules } from '../form/useCurrentRules.js';
import { loadDataSteps } from './data-step.js';
import { LateEditsAlert } from './LateEditsAlert.js';
import { Wizard } from './Wizard.js';
import { saveFocus, restoreFocus } from '../form/field-focus.js';
import './styles.js';
import { useDossierRules } from '../form/useDossierRules.js';
import { DOSSIER_PAGE_TEXTS as TEXTS, WIZARD_TEXTS } from './texts.js';

const SentDossierPage = lazyPage(
  async () => (await import('../sent/SentDossierPage.js')).SentDossierPage,
);

/**
 * Entries of the browser's history that stood for a new dossier, with the number it got since:
 * "back" leads to that dossier.
 */
const assignedIds = new Map<string, number>();

/**
 * Creates a dossier or goes on with a draft: the same page, because a new dossier gets its number
 * while it is being typed.
 */
export function DossierPage() {
  const { user } = useSession();
  const { id } = useParams();
  const { key, search } = useLocation();
  const number = id === undefined ? null : Number(id);
  const numbered = id === undefined ? assignedIds.get(key) : undefined;
  if (!user) return null;
  if (numbered !== undefined)
    return <Navigate replace to={{ pathname: `/modules/edit/${numbered}`, search }} />;
  if (number !== null && !(Number.isInteger(number) && number > 0)) return <DossierNotFound />;
  return <DossierLoader accountId={user.id} id={number} />;
}

function DossierLoader({ accountId, id }: { accountId: number; id: number | null }) {
  const rules = useDossierRules();
  const api = useApi();
  const [session, setSession] = useState<DossierSession | null>(() =>
    findOpenSession(accountId, id),
  );
  const isThis = session !== null && session.store.get().id === id;
  const opened = useQuery({
    queryKey: ['open-dossier', accountId, id],
    // A draft appears with its steps and doubts, which would move its fields later; a new dossier
    // begins with the choice of the service.
    queryFn: async () => {
      const parts = id === null ? null : Promise.all([loadDoubtRules(), loadDataSteps()]);
      parts?.catch(() => undefined);
      const found = await openSession(api, accountId, id, rules);
      await parts?.catch(() => undefined);
      return found;
    },
    enabled: !isThis,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
  });
  useEffect(() => {
    if (opened.data && !isThis && opened.data.store.get().id === id) setSession(opened.data);
  }, [opened.data, isThis, id]);

  if (isThis) return <OpenedDossier key={session.key} session={session} accountId={accountId} />;
  if (opened.error) {
    if (opened.error instanceof ApiError && opened.error.status === 404) return <DossierNotFound />;
    return (
      <>
        <PageHeader title={TEXTS.editTitle} />
        <ErrorState
          error={opened.error}
          title={TEXTS.openFailed}
          onRetry={() => void opened.refetch()}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={id === null ? WIZARD_TEXTS.newTitle : TEXTS.editTitle} />
      <LoadingState label={TEXTS.opening} lines={8} />
    </>
  );
}

function OpenedDossier({ session, accountId }: { session: DossierSession; accountId: number }) {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const entries = useRef(new Set<string>());
  const isRenumbered = useRef(false);

  useEffect(prefetchLazyComponents, []);
  useCurrentRules(session);
  useDeviceCopy(session, accountId);

  useEffect(() => {
    if (session.store.get().id === null) entries.current.add(key);
  }, [session, key]);

  useEffect(() => {
    const { current: seen } = entries;
    session.onIdAssigned = (id) => {
      assignSessionId(accountId, session, id);
      for (const entry of seen) assignedIds.set(entry, id);
      saveFocus();
      isRenumbered.current = true;
      // The address as it is now: "Avanti" may have changed it since the page was last drawn.
      void navigate(
        { pathname: `/modules/edit/${id}`, search: window.location.search },
        { replace: true, preventScrollReset: true },
      );
    };
    return () => {
      session.onIdAssigned = null;
    };
  }, [session, accountId, navigate]);

  // The host moves the focus to the page on every new address, whenever this device gets to it;
  // typing goes on where it was.
  useEffect(() => {
    if (!isRenumbered.current) return;
    isRenumbered.current = false;
    for (const afterMs of [0, 60, 250]) setTimeout(restoreFocus, afterMs);
  }, [pathname]);

  // The page re-renders when the URL changes from new to edit; the session is closed only when the
  // user leaves the dossier.
  useEffect(() => {
    session.mountedPageCount += 1;
    return () => {
      session.mountedPageCount -= 1;
      setTimeout(() => {
        if (session.mountedPageCount === 0) void closeSession(session);
      }, 0);
    };
  }, [session]);

  return (
    <DossierSessionContext value={session}>
      <WizardOrSentDossier />
    </DossierSessionContext>
  );
}

function WizardOrSentDossier() {
  const isSent = useDossierState(
    ({ isSent: refused, record }) =>
      refused || (record !== null && !isOpenStatus(record.status.code as StatusCode)),
  );
  return isSent ? <SentDossier /> : <Wizard />;
}

function SentDossier() {
  const id = useDossierState((state) => state.id);
  return id === null ? <LateEditsAlert /> : <SentDossierPage id={id} note={<LateEditsAlert />} />;
}

function DossierNotFound() {
  return (
    <>
      <PageHeader title={TEXTS.notFoundTitle} />
      <EmptyState
        title={TEXTS.notFound}
        text={TEXTS.notFoundText}
        actions={
          <>
            <Link to="/modules/drafts">{TEXTS.toDrafts}</Link>
            <Link to="/modules/sent">{TEXTS.toSent}</Link>
          </>
        }
      />
    </>
  );
}
