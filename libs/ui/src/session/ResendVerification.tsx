import { useState } from 'react';
import { errorText } from '../alerts/error-text.js';
import { Button } from '../antd.js';
import { useApi } from './useApi.js';

/** Another e-mail to confirm the address, for whoever typed the right password of an account that waits for it. */
export function ResendVerification({ email }: { email: string }) {
  const api = useApi();
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function ask() {
    setBusy(true);
    try {
      setSaid((await api.registration.resendVerification(email)).message);
    } catch (error) {
      setSaid(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="pr-resend">
      <Button onClick={() => void ask()} loading={busy}>Invia di nuovo l’e-mail di verifica</Button>
      <p role="status">{said}</p>
    </div>
  );
}
