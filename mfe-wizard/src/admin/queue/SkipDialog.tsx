import { type SkipReason, SKIP_NOTE_MAX, SKIP_REASONS, validateSkip } from '@pratiche/domain';
import { Button, Dialog, TextField } from '@pratiche/ui';
import { NumberedChoices } from '@pratiche/ui/office';
import { useEffect, useState } from 'react';
import { QUEUE_TEXTS } from './texts.js';

export interface SkipAnswer {
  reason: SkipReason;
  note: string | null;
}

interface SkipDialogProps {
  open: boolean;
  /** "Pratica 12 · Mario Rossi". */
  subject: string;
  busy: boolean;
  onCancel: () => void;
  onAnswer: (answer: SkipAnswer) => void;
}

const NOTE_ID = 'skip-note';

/** Asks why a dossier is left as it is; a number key is enough, and only "Altro" wants words. */
export function SkipDialog({ open, onCancel, ...rest }: SkipDialogProps) {
  return (
    <Dialog open={open} title={QUEUE_TEXTS.skipQuestion} width={360} onClose={onCancel}>
      <SkipForm {...rest} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open. */
function SkipForm({ subject, busy, onAnswer }: Omit<SkipDialogProps, 'open' | 'onCancel'>) {
  const [note, setNote] = useState<string | null>(null);
  const [isOther, setOther] = useState(false);
  const [tried, setTried] = useState(false);
  useEffect(() => {
    if (isOther) document.getElementById(NOTE_ID)?.focus();
  }, [isOther]);
  const refusal = validateSkip('other', note);
  return (
    <form
      className="of-ask"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (refusal === null && !busy) onAnswer({ reason: 'other', note: note?.trim() ?? null });
      }}
    >
      <p>
        <strong>{subject}</strong>
      </p>
      <NumberedChoices
        label={QUEUE_TEXTS.reason}
        disabled={busy}
        choices={SKIP_REASONS.map(({ code, label }) => ({
          label,
          onChoose: () =>
            code === 'other' ? setOther(true) : onAnswer({ reason: code, note: null }),
        }))}
      />
      {isOther && (
        <>
          <TextField
            id={NOTE_ID}
            label={QUEUE_TEXTS.reason}
            required
            maxLength={SKIP_NOTE_MAX}
            value={note}
            disabled={busy}
            error={tried ? refusal : null}
            onChange={setNote}
          />
          <Button type="primary" htmlType="submit" loading={busy}>
            {QUEUE_TEXTS.skipAndNext}
          </Button>
        </>
      )}
    </form>
  );
}
