import type { DossierListItemDto } from '@pratiche/api';
import { getReturnKind } from '@pratiche/domain';
import { Button, Dialog, RejectionAttachment } from '@pratiche/ui';

interface ReturnReasonDialogProps {
  dossier: DossierListItemDto | null;
  onClose: () => void;
  onEdit: (id: number) => void;
}

const asksCorrections = (code: string | undefined): boolean =>
  getReturnKind(code) === 'corrections';

/** What the red button of a draft says. */
export const returnReasonLabel = ({ status }: DossierListItemDto): string =>
  asksCorrections(status.code) ? 'CORREZIONI RICHIESTE' : 'MOTIVO RIFIUTO';

/** Why a dossier came back, and the way to mend it. */
export function ReturnReasonDialog({ dossier, onClose, onEdit }: ReturnReasonDialogProps) {
  return (
    <Dialog
      open={dossier !== null}
      title={asksCorrections(dossier?.status.code) ? 'Correzioni richieste' : 'Motivo del rifiuto'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Chiudi</Button>
          <Button type="primary" onClick={() => dossier && onEdit(dossier.id)}>
            Correggi la pratica
          </Button>
        </>
      }
    >
      {dossier && (
        <>
          <p className="pr-muted">
            Pratica {dossier.id}
            {dossier.client && ` · ${dossier.client}`}
          </p>
          <p className="lists-reason">{dossier.rejectReason}</p>
          <RejectionAttachment dossierId={dossier.id} />
        </>
      )}
    </Dialog>
  );
}
