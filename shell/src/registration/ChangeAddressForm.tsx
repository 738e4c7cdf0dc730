import { readData } from '@pratiche/api';
import { EMAIL_MESSAGE, isEmail } from '@pratiche/domain/accounts';
import { Button, useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { EmailField } from '@pratiche/ui/form';
import { useState } from 'react';
import './registration.css';
import { REGISTRATION_TEXTS } from './texts.js';

interface ChangeAddressFormProps {
  addressKey: string;
  onChanged: (email: string) => void;
  onCancel: () => void;
}

const FIELD_ID = 'nuovo-indirizzo';

/** Another address for a registration that was just sent. */
export function ChangeAddressForm({ addressKey, onChanged, onCancel }: ChangeAddressFormProps) {
  const api = useApi();
  const alerts = useAlerts();
  const [email, setEmail] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, failure, runAction } = useAsyncAction();
  const address = email?.trim().toLowerCase() ?? '';
  const error = tried && !isEmail(address) ? EMAIL_MESSAGE : failure;

  async function change(): Promise<void> {
    setTried(true);
    if (!isEmail(address)) return document.getElementById(FIELD_ID)?.focus();
    await runAction(async () => {
      const { message } = await readData(
        api.POST('/api/Accounts/change-registration-address', {
          body: { key: addressKey, Email: address },
        }),
      );
      alerts.success(message);
      onChanged(address);
    });
  }

  return (
    <form
      noValidate
      className="sh-reg-address"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void change();
      }}
    >
      <EmailField
        id={FIELD_ID}
        label={REGISTRATION_TEXTS.rightAddress}
        autoComplete="email"
        required
        value={email}
        onChange={setEmail}
        error={error}
      />
      <div className="sh-reg-step-actions">
        <Button type="primary" htmlType="submit" loading={busy}>
          {REGISTRATION_TEXTS.changeAddress}
        </Button>
        <Button onClick={onCancel} disabled={busy}>
          {REGISTRATION_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
