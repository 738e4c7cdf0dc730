import { Button, Dialog, errorText, PasswordField, useAlerts, useApi } from '@pratiche/ui';
import { useState } from 'react';

/** Says what is lost, and asks for the password: a borrowed screen must not be enough. */
export function DeletionDialog({ onClose, onAsked }: { onClose: () => void; onAsked: () => void }) {
  const api = useApi();
  const alerts = useAlerts();
  const [password, setPassword] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function ask(): Promise<void> {
    if (!password) return setError('Inserire password.');
    setBusy(true);
    try {
      const { message } = await api.accounts.requestDeletion(password);
      alerts.success(message);
      onAsked();
    } catch (failure) {
      setError(errorText(failure));
      setBusy(false);
    }
  }

  return (
    <Dialog open title="Chiedere l’eliminazione dell’account?" onClose={onClose} persistent={busy}
      footer={<><Button onClick={onClose} disabled={busy}>Annulla</Button><Button danger type="primary" loading={busy} onClick={() => void ask()}>Invia la richiesta</Button></>}>
      <form className="sh-profile-dialog" onSubmit={(event) => { event.preventDefault(); if (!busy) void ask(); }}>
        <p>Quando la richiesta viene accolta, i dati personali, i documenti e le bozze sono cancellati per sempre e i crediti rimasti non si possono più usare. Le pratiche già inviate vengono prima concluse.</p>
        <PasswordField id="eliminazione-password" label="Password" required value={password} onChange={(value) => { setPassword(value); setError(null); }} error={error} autoComplete="current-password" />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
