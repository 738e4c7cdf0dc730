import { useState } from 'react';
import { Button } from '../basic/index.js';
import { useAsyncAction } from '../hooks/useAsyncAction.js';
import { useApi } from '../session/useApi.js';

/** Another e-mail to confirm the address, for whoever typed the right password of an account that waits for it. */
export function ResendVerification({ email }: { email: string }) {
  const api = useApi();
  const [successMessage, setSuccessMessage] = useState<string | null>(null);
  const { busy, failure, runAction } = useAsyncAction();

  const ask = () =>
    runAction(async () =>
      setSuccessMessage((await api.registration.resendVerification(email)).message),
    );

  return (
    <div className="pr-resend">
      <Button onClick={() => void ask()} loading={busy}>
        Invia di nuovo l’e-mail di verifica
      </Button>
      <p role="status">{failure ?? successMessage}</p>
    </div>
  );
}
