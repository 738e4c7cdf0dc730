import type { AdminDossierDto } from '@pratiche/api';
import { findTransition, type StatusCode } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { useAllRules } from '../../form/useAllRules.js';
import { listStatusActions } from './status-actions.js';
import { listStepDoubts, type FilingReading } from './useFilingReadings.js';
import { STATUS_TEXTS } from './texts.js';

interface NextStepOfferProps {
  dossier: AdminDossierDto;
  status: StatusCode;
  readings: readonly FilingReading[];
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
  const [doubtful] = next ? listStepDoubts(readings, status, next.to) : [];
  return (
    <div role="status" className="admin-next">
      {next && (
        <>
          <span className={doubtful && 'admin-missing'}>
            {doubtful
              ? STATUS_TEXTS.allThereToCheck[doubtful.document.name]
              : STATUS_TEXTS.allThere}
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
