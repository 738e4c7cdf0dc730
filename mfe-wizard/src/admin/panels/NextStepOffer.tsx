import type { AdminDossierDto } from '@pratiche/api';
import { findTransition, type StatusCode } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { useAllRules } from '../../form/useAllRules.js';
import { listStatusActions } from './status-actions.js';
import { listDifferencesOfStep, listStepDoubts, type EneaReadings } from './useEneaReadings.js';
import { STATUS_TEXTS } from './texts.js';

interface NextStepOfferProps {
  dossier: AdminDossierDto;
  status: StatusCode;
  readings: EneaReadings;
  openRequests: number;
  busy: boolean;
  onRequest: (to: StatusCode) => void;
}

/** Where the last file that a step waited for came, the step itself. */
export function NextStepOffer({
  dossier,
  status,
  readings,
  openRequests,
  busy,
  onRequest,
}: NextStepOfferProps) {
  const steps = listStatusActions(
    { status, form: dossier, adminFiles: dossier.adminFiles, openRequests },
    useAllRules(),
  );
  const next = steps.find(
    ({ to, blocked }) =>
      blocked === null && findTransition(status, to, 'admin')?.effects.requiresDocument,
  );
  const doubtful = next && findDoubtfulDocument(readings, status, next.to);
  return (
    <div role="status" className="admin-next">
      {next && (
        <>
          <span className={doubtful && 'admin-missing'}>
            {doubtful ? STATUS_TEXTS.allThereToCheck[doubtful] : STATUS_TEXTS.allThere}
          </span>
          <Button
            type="primary"
            disabled={busy}
            aria-label={STATUS_TEXTS.nextStep(next.label)}
            onClick={() => onRequest(next.to)}
          >
            {next.label}
          </Button>
        </>
      )}
    </div>
  );
}

/** The document that the step asks about: its file, or a print that was compared, says otherwise. */
function findDoubtfulDocument(readings: EneaReadings, from: StatusCode, to: StatusCode) {
  const [file] = listStepDoubts(readings, from, to);
  const isDifferent = listDifferencesOfStep(readings, from, to).length > 0;
  return file?.document.name ?? (isDifferent ? ('CodiceCpid' as const) : undefined);
}
