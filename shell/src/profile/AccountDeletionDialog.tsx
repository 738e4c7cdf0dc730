import { Button, Dialog, PasswordField, useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { useState } from 'react';

/** Says what is lost, and asks for the password: a borrowed screen must not be enough. */
export function AccountDeletionDialog({
  onClose,
  onAsked,
}: {
  onClose: () => void;
  onAsked: () => void;
}) {
  const api = useApi();
  const alerts = useAlerts();
  const [password, setPassword] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, failure, runAction, clearError } = useAsyncAction();

  async function ask(): Promise<void> {
    setTried(true);
    if (!password) return;
    await runAction(async () => {
      const { message } = await api.accounts.requestDeletion(password);
      alerts.success(message);
      onAsked();
    });
  }

  return (
    <Dialog
      open
      title="Chiedere l’eliminazione dell’account?"
      onClose={onClose}
      persistent={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Annulla
          </Button>
          <Button danger type="primary" loading={busy} onClick={() => void ask()}>
            Invia la richiesta
          </Button>
        </>
      }
    >
      <form
        className="sh-profile-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <p>
          Quando la richiesta viene accolta, i dati personali, i documenti e le bozze sono
          cancellati per sempre e i crediti rimasti non si possono più usare. Le pratiche già
          inviate vengono prima concluse.
        </p>
        <PasswordField
          id="eliminazione-password"
          label="Password"
          required
          value={password}
          onChange={(value) => {
            setPassword(value);
            clearError();
          }}
          error={tried && !password ? 'Inserire password.' : failure}
          autoComplete="current-password"
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
