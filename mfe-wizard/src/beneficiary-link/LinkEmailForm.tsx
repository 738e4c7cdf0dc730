import { Button } from '@pratiche/ui';
import { EmailField } from '@pratiche/ui/form';
import { LINK_DIALOG_TEXTS as TEXTS } from './dialog-texts.js';
import type { EmailInput } from './useEmailInput.js';

const EMAIL_ID = 'wz-email-cliente';

interface LinkEmailFormProps {
  input: EmailInput;
  busy: 'mail' | 'share' | null;
  onSend: (address: string) => void;
}

/** Sends the customer the link by e-mail. */
export function LinkEmailForm({ input, busy, onSend }: LinkEmailFormProps) {
  const submit = () => {
    const address = input.validateEmail();
    if (address === null) document.getElementById(EMAIL_ID)?.focus();
    else onSend(address);
  };
  return (
    <form
      noValidate
      className="wz-send-mail"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <EmailField
        id={EMAIL_ID}
        label={TEXTS.email}
        required
        autoComplete="off"
        value={input.email}
        error={input.error}
        onChange={input.changeEmail}
      />
      <Button
        type="primary"
        htmlType="submit"
        loading={busy === 'mail'}
        disabled={busy === 'share'}
      >
        {TEXTS.send}
      </Button>
    </form>
  );
}
