import { Button, errorText, useAlerts, useAsyncAction } from '@pratiche/ui';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

/** Time to read what the server said (spec platform §9). */
const REDIRECT_DELAY_MS = 3_000;

interface RecoveryCall {
  busy: boolean;
  /** The server's answer; the form is then done. */
  successMessage: string | null;
  send: (call: () => Promise<{ message: string }>) => Promise<void>;
}

/** Sends a form of the password recovery once, and goes to the login after its answer. */
export function useRecoveryCall(onFailure?: (error: unknown) => void): RecoveryCall {
  const alerts = useAlerts();
  const { busy, runAction } = useAsyncAction((error) => {
    alerts.error(errorText(error));
    onFailure?.(error);
  });
  const [successMessage, setSuccessMessage] = useState<string | null>(null);
  useRedirectToLogin(successMessage);

  async function send(call: () => Promise<{ message: string }>): Promise<void> {
    if (successMessage !== null) return;
    await runAction(async () => setSuccessMessage((await call()).message));
  }

  return { busy, successMessage, send };
}

/** Once something was said, goes to the login after a while and says it there again: three seconds are short. */
function useRedirectToLogin(message: string | null): void {
  const alerts = useAlerts();
  const navigate = useNavigate();
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => {
      alerts.success(message, { keepOnNavigation: true });
      void navigate('/login', { replace: true });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [alerts, navigate, message]);
}

interface RecoveryFormProps extends Pick<RecoveryCall, 'busy' | 'successMessage'> {
  submitLabel: string;
  onSubmit: (event: FormEvent) => void;
  /** The fields. */
  children: ReactNode;
  /** Below the button that sends. */
  otherButtons?: ReactNode;
}

/** Fields, the server's answer and the button that sends. */
export function RecoveryForm({
  busy,
  successMessage,
  submitLabel,
  onSubmit,
  children,
  otherButtons,
}: RecoveryFormProps) {
  return (
    <form className="pr-login" noValidate onSubmit={onSubmit}>
      {children}
      <div role="status">
        {successMessage && (
          <div className="pr-alert pr-alert-success">
            <p>{successMessage}</p>
          </div>
        )}
      </div>
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        loading={busy}
        disabled={successMessage !== null}
        block
      >
        {submitLabel}
      </Button>
      {otherButtons}
    </form>
  );
}
