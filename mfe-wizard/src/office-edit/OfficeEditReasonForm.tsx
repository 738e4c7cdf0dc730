import { OFFICE_EDIT_REASON_MESSAGE } from '@pratiche/domain/all-rules';
import { Button, getTooLongMessage, TextField } from '@pratiche/ui';
import { useState, type FormEvent } from 'react';
import { OFFICE_EDIT_TEXTS } from './texts.js';

const REASON_MAX = 1_000;

interface OfficeEditReasonFormProps {
  onGiven: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why, before the data of a dossier that ENEA has are changed. */
export function OfficeEditReasonForm({ onGiven, onCancel }: OfficeEditReasonFormProps) {
  const [reason, setReason] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const text = reason?.trim() ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(text === '');
    if (text === '') document.getElementById('office-edit-reason')?.focus();
    else if (getTooLongMessage(text, REASON_MAX) === null) onGiven(text);
  };
  return (
    <form className="wz-section pr-card wz-office-reason" noValidate onSubmit={submit}>
      <h2>{OFFICE_EDIT_TEXTS.whyQuestion}</h2>
      <p>{OFFICE_EDIT_TEXTS.whyText}</p>
      <TextField
        id="office-edit-reason"
        label={OFFICE_EDIT_TEXTS.reason}
        required
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onChange={setReason}
        error={isRefused && text === '' ? OFFICE_EDIT_REASON_MESSAGE : null}
      />
      <div className="wz-actions">
        <Button onClick={onCancel}>{OFFICE_EDIT_TEXTS.cancel}</Button>
        <Button type="primary" htmlType="submit">
          {OFFICE_EDIT_TEXTS.continue}
        </Button>
      </div>
    </form>
  );
}
