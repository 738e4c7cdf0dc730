import type { SentCodeDto } from '@pratiche/api';
import { Button, formatTime, TextField } from '@pratiche/ui';
import { useEffect, useState, type FormEvent } from 'react';

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
      setError('Scrivi le 6 cifre del codice.');
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
      <p role="status">
        Codice inviato a {sent.sentTo}: vale fino alle {formatTime(sent.expiresAt)}.
      </p>
      <TextField
        id={CODE_FIELD_ID}
        label="Codice"
        help="Le 6 cifre dell’e-&#8288;mail. Se non la trovi, guarda nella posta indesiderata."
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
      <Button type="primary" size="large" htmlType="submit" loading={isBusy}>
        Firma
      </Button>
      <Button type="text" loading={isSending} onClick={onAgain}>
        Mandami un altro codice
      </Button>
    </form>
  );
}
