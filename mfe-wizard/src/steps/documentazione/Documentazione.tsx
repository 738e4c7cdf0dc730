import { ApiError, PROBLEM_CODES, type DossierDto } from '@pratiche/api';
import { ErrorState, LoadingState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import type { DossierSession } from '../../state/dossier-session.js';
import { useDossierSession, useDossierState } from '../../form/dossier-session-context.js';
import { StepActions } from '../../form/StepActions.js';
import { LastStepScreens } from './LastStepScreens.js';
import './styles.js';

/** Last step: the documents, then the reading before sending. */
export function Documentazione() {
  const session = useDossierSession();
  const lastStep = useDossierState((state) => state.lastStep);
  // Nothing can be saved while the conflict dialog is open; the step reloads once it is answered.
  const isUndecided = useDossierState((state) => state.conflicts !== null);
  const load = useQuery({
    queryKey: ['last-step', session.key],
    queryFn: () => loadLastStep(session),
    enabled: !isUndecided,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    refetchOnWindowFocus: true,
  });
  if (lastStep !== null)
    return <LastStepScreens lastStep={lastStep} onChange={() => void load.refetch()} />;
  return (
    <>
      {load.isFetching || isUndecided ? (
        <LoadingState
          label="Salvataggio della bozza e lettura dei documenti richiesti…"
          lines={8}
        />
      ) : (
        <ErrorState
          {...(load.error
            ? { error: load.error }
            : {
                text: 'Il server non ha ancora ricevuto la pratica. I dati inseriti restano su questo dispositivo.',
              })}
          title="Errore salvataggio praticha"
          onRetry={() => void load.refetch()}
        />
      )}
      <StepActions />
    </>
  );
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
