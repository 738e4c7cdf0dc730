import {
  getTodayInRome,
  formatUntil,
  listPostponementChoices,
  POSTPONEMENT_NOTE_MAX,
  validatePostponementDay,
} from '@pratiche/domain';
import { Button, Dialog, formatDay, TextField } from '@pratiche/ui';
import { useState } from 'react';
import { OfficeDateField } from '../fields.js';
import { NumberedChoices } from '../choices/NumberedChoices.js';
import type { PostponeDialogProps } from './postpone.types.js';
import { POSTPONE_DIALOG_TEXTS as TEXTS } from './dialog-texts.js';

/** Asks until when a dossier waits; a number key is enough. */
export default function PostponeDialog({ dossiers, onCancel, ...rest }: PostponeDialogProps) {
  const [first] = dossiers ?? [];
  return (
    <Dialog
      open={dossiers !== null}
      title={TEXTS.title(dossiers?.length ?? 0)}
      onClose={onCancel}
      persistent={rest.busy}
    >
      <PostponeForm {...rest} subject={dossiers?.length === 1 && first ? first.subject : null} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open, so that the next one starts empty. */
function PostponeForm({
  subject,
  busy,
  onConfirm,
}: Pick<PostponeDialogProps, 'busy' | 'onConfirm'> & { subject: string | null }) {
  const today = getTodayInRome();
  const [note, setNote] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const choices = listPostponementChoices(today);
  const fault = day === null ? TEXTS.dayMissing : validatePostponementDay(day, today);
  const confirm = (until: string | null) =>
    onConfirm({ until, note: note?.trim() || null, words: formatUntil(until) });
  return (
    <form
      className="of-ask"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (fault === null) confirm(day);
      }}
    >
      {subject !== null && (
        <p>
          <strong>{subject}</strong>
        </p>
      )}
      <p>{TEXTS.about}</p>
      <NumberedChoices
        label={TEXTS.untilWhen}
        disabled={busy}
        choices={choices.map(({ label, until }) => ({
          label,
          hint: until === null ? null : formatDay(until),
          onChoose: () => confirm(until),
        }))}
      />
      <div className="of-ask-other">
        <OfficeDateField
          id="postpone-day"
          label={TEXTS.otherDay}
          value={day}
          disabled={busy}
          error={tried ? fault : null}
          onChange={setDay}
        />
        <Button htmlType="submit" loading={busy}>
          {TEXTS.postpone}
        </Button>
      </div>
      <TextField
        id="postpone-note"
        label={TEXTS.note}
        maxLength={POSTPONEMENT_NOTE_MAX}
        disabled={busy}
        value={note}
        onChange={setNote}
      />
    </form>
  );
}
