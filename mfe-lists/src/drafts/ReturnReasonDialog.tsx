import type { DossierListItemDto } from '@pratiche/api';
import { getReturnKind } from '@pratiche/domain';
import { Button, Dialog, RejectionAttachment } from '@pratiche/ui';
import { DRAFTS_TEXTS as TEXTS } from './texts.js';

interface ReturnReasonDialogProps {
  dossier: DossierListItemDto | null;
  onClose: () => void;
  onEdit: (id: number) => void;
}

const asksCorrections = (code: string | undefined): boolean =>
  getReturnKind(code) === 'corrections';

/** What the red button of a draft says. */
export const returnReasonLabel = ({ status }: DossierListItemDto): string =>
  asksCorrections(status.code) ? TEXTS.correctionsLabel : TEXTS.rejectLabel;

/** Why a dossier came back, and the way to mend it. */
export function ReturnReasonDialog({ dossier, onClose, onEdit }: ReturnReasonDialogProps) {
  return (
    <Dialog
      open={dossier !== null}
      title={asksCorrections(dossier?.status.code) ? TEXTS.correctionsAsked : TEXTS.rejectReason}
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
