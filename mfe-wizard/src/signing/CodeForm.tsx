import type { SentCodeDto } from '@pratiche/api';
import { Button, formatTime, TextField } from '@pratiche/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';
import { SIGNING_TEXTS } from './texts.js';

interface CodeFormProps {
  sent: SentCodeDto;
  isSending: boolean;
  /** @returns the message of a code that is not right */
  onSign: (code: string) => Promise<string | null>;
  onAgain: () => void;
}

const CODE_FIELD_ID = 'firma-codice';

/** The code of six digits that proves who holds the address, and the signature itself. */
export function CodeForm({ sent, isSending, onSign, onAgain }: CodeFormProps) {
  const [code, setCode] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => document.getElementById(CODE_FIELD_ID)?.focus(), [sent]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const digits = (code ?? '').replace(/\D/g, '');
    if (digits.length !== 6) {
      setError(TEXTS.sixDigits);
      document.getElementById(CODE_FIELD_ID)?.focus();
      return;
    }
    setBusy(true);
    const message = await onSign(digits);
    setBusy(false);
    setError(message);
    if (message !== null) document.getElementById(CODE_FIELD_ID)?.focus();
  };
  return (
    <form className="wz-signing-code" onSubmit={(event) => void submit(event)} noValidate>
      <p role="status">{TEXTS.codeSent(sent.sentTo, formatTime(sent.expiresAt))}</p>
      <TextField
        id={CODE_FIELD_ID}
        label={TEXTS.code}
        help={TEXTS.codeHelp}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        required
        error={error}
        onChange={(text) => {
          setCode(text);
          setError(null);
        }}
      />
      {/* The focus is at the field already, whose message alone is not read. */}
      <p className="pr-visually-hidden" role="alert">
        {error}
      </p>
      <Button type="primary" size="large" htmlType="submit" loading={isBusy}>
        {SIGNING_TEXTS.sign}
      </Button>
      <Button type="text" loading={isSending} onClick={onAgain}>
        {TEXTS.anotherCode}
      </Button>
    </form>
  );
}
