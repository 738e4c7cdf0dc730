import { readData } from '@pratiche/api';
import { Button, useApi, useAsyncAction } from '@pratiche/ui';
import { useState } from 'react';
import { REGISTRATION_TEXTS } from './texts.js';

/** Asks for the e-mail of the registration again. */
export function ResendRegistrationMail({ email }: { email: string }) {
  const api = useApi();
  const [answer, setAnswer] = useState<string | null>(null);
  const { busy, failure, runAction } = useAsyncAction();
  const resend = () =>
    runAction(async () => {
      const { message } = await readData(
        api.POST('/api/Accounts/resend-verification', { body: { Email: email } }),
      );
      setAnswer(message);
    });
  return (
    <div>
      <Button loading={busy} onClick={() => void resend()}>
        {REGISTRATION_TEXTS.sendAgain}
      </Button>
      <p role="status">{failure ?? answer}</p>
    </div>
  );
}
