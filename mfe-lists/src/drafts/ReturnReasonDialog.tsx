import type { DossierListItemDto } from '@pratiche/api';
import { getReturnKind } from '@pratiche/domain';
import { Button, Dialog, RejectionAttachment } from '@pratiche/ui';
import { DRAFTS_TEXTS as TEXTS } from './texts.js';

interface ReturnReasonDialogProps {
  dossier: DossierListItemDto | null;
  onClose: () => void;
  onEdit: (id: number) => void;
}

/** Whether a dossier was refused, also where a save has made it a draft again since. */
export const isRefused = ({ returnKind, status }: DossierListItemDto): boolean =>
  // An older server, still running during an upgrade, does not name the kind.
  (returnKind ?? getReturnKind(status.code)) === 'rejection';

/** What the red button of a draft says. */
export const returnReasonLabel = (dossier: DossierListItemDto): string =>
  isRefused(dossier) ? TEXTS.rejectLabel : TEXTS.correctionsLabel;

/** Why a dossier came back, and the way to mend it. */
export function ReturnReasonDialog({ dossier, onClose, onEdit }: ReturnReasonDialogProps) {
  return (
    <Dialog
      open={dossier !== null}
      title={dossier && isRefused(dossier) ? TEXTS.rejectReason : TEXTS.correctionsAsked}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{TEXTS.close}</Button>
          <Button type="primary" onClick={() => dossier && onEdit(dossier.id)}>
            {TEXTS.correct}
          </Button>
        </>
      }
    >
      {dossier && (
        <>
          <p className="pr-muted">
            {TEXTS.dossier} {dossier.id}
            {dossier.client && ` · ${dossier.client}`}
          </p>
          <p className="lists-reason">{dossier.rejectReason}</p>
          <RejectionAttachment dossierId={dossier.id} />
        </>
      )}
    </Dialog>
  );
}
