import { Button, TextField, useAsyncAction } from '@pratiche/ui';
import { useEffect, useId, useState } from 'react';
import { REASON_MISSING, SIGNING_TEXTS as TEXTS } from './texts.js';
import './signing.css';

const REASON_MAX = 1_000;

interface SignatureReasonFormProps {
  label: string;
  help: string;
  submitLabel: string;
  /** Ends what another person waits for. */
  danger?: boolean;
  onSubmit: (reason: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Why a signature is refused or taken back: the record of the signature keeps the reason. */
export function SignatureReasonForm(props: SignatureReasonFormProps) {
  const { label, help, submitLabel, danger = false, onSubmit, onCancel } = props;
  const id = useId();
  const [reason, setReason] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const { busy, failure, runAction } = useAsyncAction();
  const text = reason?.trim() ?? '';
  // The button that opened the form is gone, and with it the focus.
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  const submit = async () => {
    setTried(true);
    if (text === '') document.getElementById(id)?.focus();
    else await runAction(() => onSubmit(text));
  };
  return (
    <form
      noValidate
      className="wz-signing-reason"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <TextField
        id={id}
        label={label}
        help={help}
        required
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        onChange={setReason}
        error={isTried && text === '' ? REASON_MISSING : failure}
      />
      <div className="wz-signing-reason-actions">
        <Button danger={danger} htmlType="submit" loading={busy}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel} disabled={busy}>
          {TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
