import { readData } from '@pratiche/api';
import { useState } from 'react';
import { Button } from '../basic/index.js';
import { useAsyncAction } from '../hooks/useAsyncAction.js';
import { useApi } from '../session/useApi.js';
import { LOGIN_FORM_TEXTS as TEXTS } from './texts.js';

/**
 * Sends another verification e-mail, for a user with the right password of an unverified account.
 */
export function ResendVerification({ email }: { email: string }) {
  const api = useApi();
  const [successMessage, setSuccessMessage] = useState<string | null>(null);
  const { busy, failure, runAction } = useAsyncAction();

  const ask = () =>
    runAction(async () =>
      setSuccessMessage(
        (await readData(api.POST('/api/Accounts/resend-verification', { body: { Email: email } })))
          .message,
      ),
    );

  return (
    <div className="pr-resend">
      <Button onClick={() => void ask()} loading={busy}>
        {TEXTS.resendVerification}
      </Button>
      <p role="status">{failure ?? successMessage}</p>
    </div>
  );
}
