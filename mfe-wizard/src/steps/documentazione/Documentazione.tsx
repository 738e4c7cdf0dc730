import { ApiError, PROBLEM_CODES, type DossierDto } from '@pratiche/api';
import { Button, ErrorState, LoadingState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import type { DossierSession } from '../../state/dossier-session.js';
import { readDeviceDossier } from '../../state/device-dossier.js';
import { useDossierSession, useDossierState } from '../../form/dossier-session-context.js';
import { StepActions } from '../../form/StepActions.js';
import { LastStepScreens } from './LastStepScreens.js';
import { LAST_STEP_TEXTS as TEXTS } from './texts.js';
import './documents/documents.css';

/** Last step: the documents, then the reading before sending. */
export function Documentazione() {
  const session = useDossierSession();
  const lastStep = useDossierState((state) => state.lastStep);
  // Nothing can be saved while the conflict dialog is open; the step reloads once it is answered.
  const isUndecided = useDossierState((state) => state.conflicts !== null);
  const load = useQuery({
    queryKey: ['last-step', session.key],
    queryFn: () => loadLastStepOrCopy(session),
    enabled: !isUndecided,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
  });
  if (lastStep !== null)
    return <LastStepScreens lastStep={lastStep} onChange={() => void load.refetch()} />;
  const isLoading = load.isFetching || isUndecided;
  return (
    <>
      {isLoading ? (
        <LoadingState label={TEXTS.loading} lines={8} />
      ) : (
        <ErrorState
          {...(load.error
            ? { error: load.error }
            : {
                text: TEXTS.notStored,
              })}
          title={TEXTS.saveFailed}
          onRetry={() => void load.refetch()}
        />
      )}
      <StepActions>
        {isLoading && (
          <Button type="primary" disabled>
            {TEXTS.toReview}
          </Button>
        )}
      </StepActions>
    </>
  );
}

/** Without an answer, the documents as this device saw them last. */
async function loadLastStepOrCopy(session: DossierSession): Promise<boolean> {
  try {
    if (await loadLastStep(session)) return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0 || !(await showKeptDocuments(session)))
      throw error;
    return true;
  }
  return !navigator.onLine && showKeptDocuments(session);
}

async function showKeptDocuments(session: DossierSession): Promise<boolean> {
  const { id, lastStep } = session.store.get();
  if (lastStep !== null) return true;
  const kept = id === null ? null : await readDeviceDossier(session.options.accountId, id);
  if (!kept?.lastStep) return false;
  session.store.set({ lastStep: kept.lastStep });
  session.refreshStepView();
  return true;
}

/** Merges the changes saved elsewhere since the dossier was opened before it loads the step. */
async function loadLastStep(session: DossierSession): Promise<boolean> {
  try {
    return await session.loadLastStep();
  } catch (error) {
    if (
      !(error instanceof ApiError) ||
      error.code !== PROBLEM_CODES.versionConflict ||
      error.problem.stored === undefined
    )
      throw error;
    session.mergeStoredDossier(error.problem.stored as DossierDto);
    return session.loadLastStep();
  }
}
