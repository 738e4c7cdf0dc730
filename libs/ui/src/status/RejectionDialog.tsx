import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { useEffect, useState } from 'react';
import { Button } from '../basic/index.js';
import { Dialog } from '../dialogs/Dialog.js';
import { TextField } from '../fields/TextField.js';
import { RejectionFileField } from './RejectionFileField.js';

export interface RejectionInput {
  reason: string;
  file: File | null;
}

interface RejectionDialogProps {
  open: boolean;
  /** A request for corrections, in milder words than a refusal. */
  asksCorrections: boolean;
  /** Label of the rejected dossier: "Pratica 12 · Mario Rossi". */
  subject: string;
  busy: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  onCancel: () => void;
  onConfirm: (input: RejectionInput) => void;
}

const REJECTION_TEXTS = {
  title: 'Rifiuto Pratica',
  effect: 'Il rifiuto',
  reason: 'Motivo del rifiuto',
  confirm: 'Rifiuta',
};
const CORRECTION_REQUEST_TEXTS = {
  title: 'Richiesta di correzioni',
  effect: 'La richiesta',
  reason: 'Correzioni richieste',
  confirm: 'Chiedi correzioni',
};
const textsFor = (asksCorrections: boolean) =>
  asksCorrections ? CORRECTION_REQUEST_TEXTS : REJECTION_TEXTS;

const REASON_MAX = 4000;
const FORM_ID = 'rejection-form';
const REASON_ID = 'rejection-reason';

/** Asks why a dossier is returned to its fitter (spec platform §4, "Rifiuto Pratica"). */
export function RejectionDialog({ open, busy, onCancel, ...rest }: RejectionDialogProps) {
  const words = textsFor(rest.asksCorrections);
  const footer = (
    <>
      <Button onClick={onCancel} disabled={busy}>
        Annulla
      </Button>
      <Button type="primary" danger loading={busy} htmlType="submit" form={FORM_ID}>
        {words.confirm}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={words.title} footer={footer} persistent={busy} onClose={onCancel}>
      <RejectionForm {...rest} busy={busy} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open, so that the next rejection starts empty. */
function RejectionForm({
  subject,
  asksCorrections,
  busy,
  error,
  onConfirm,
}: Omit<RejectionDialogProps, 'open' | 'onCancel'>) {
  const [reason, setReason] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const written = reason?.trim() ?? '';
  const words = textsFor(asksCorrections);

  // The dialog would give the focus to its closing cross.
  useEffect(() => document.getElementById(REASON_ID)?.focus(), []);

  function submit() {
    setTried(true);
    if (written === '') document.getElementById(REASON_ID)?.focus();
    else if (!busy) onConfirm({ reason: written, file });
  }

  return (
    <form
      id={FORM_ID}
      className="pr-rejection"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>
        <strong>{subject}</strong>
      </p>
      <p>
        {words.effect} riporta la pratica in bozza e riaccredita all’installatore i crediti spesi
        per l’invio. L’installatore riceve il testo per e-mail e lo ritrova nelle sue bozze.
      </p>
      <div role="alert">
        {error && (
          <div className="pr-alert pr-alert-error">
            <p>{error}</p>
          </div>
        )}
      </div>
      <TextField
        id={REASON_ID}
        label={words.reason}
        help="Che cosa manca o va corretto, e dove."
        required
        rows={5}
        maxLength={REASON_MAX}
        value={reason}
        onChange={setReason}
        error={tried && written === '' ? REQUIRED_MESSAGE : null}
      />
      <RejectionFileField file={file} disabled={busy} onChange={setFile} />
    </form>
  );
}
