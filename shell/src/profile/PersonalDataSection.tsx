import { readData, type AccountDetailDto, type ApiClient } from '@pratiche/api';
import {
  Button,
  DownloadOutlined,
  errorText,
  formatMomentDay,
  useAlerts,
  useApi,
  useBackgroundTasks,
} from '@pratiche/ui';
import { useState } from 'react';
import { AccountDeletionDialog } from './AccountDeletionDialog.js';

const startDataExport = (api: ApiClient) =>
  readData(
    api.POST('/api/Accounts/data-export', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    }),
  );

/** Exports the personal data that the portal stores, and requests their deletion. */
export function PersonalDataSection({
  account,
  onChange,
}: {
  account: AccountDetailDto;
  onChange: () => void;
}) {
  const api = useApi();
  const alerts = useAlerts();
  const tasks = useBackgroundTasks();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);

  async function copy(): Promise<void> {
    setBusy(true);
    await tasks.startTask(() => startDataExport(api), 'Errore copia dei dati');
    setBusy(false);
  }

  async function withdraw(): Promise<void> {
    try {
      const { message } = await readData(api.POST('/api/Accounts/withdraw-deletion'));
      alerts.success(message);
      onChange();
    } catch (error) {
      alerts.error(errorText(error));
    }
  }

  return (
    <section className="pr-card">
      <h2>I dati conservati dal portale</h2>
      <p>
        Dati dell’azienda, documenti d’identità, movimenti dei crediti e pratiche in un file ZIP.
      </p>
      <p>
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          loading={busy}
          onClick={() => void copy()}
        >
          Scarica una copia dei dati
        </Button>
      </p>
      {account.deletionRequested === null ? (
        <>
          <p>
            L’eliminazione dell’account cancella i dati personali e le pratiche non inviate. La
            richiesta viene esaminata entro 30 giorni.
          </p>
          <p>
            <Button danger onClick={() => setAsks(true)}>
              Chiedi l’eliminazione dell’account
            </Button>
          </p>
        </>
      ) : (
        <>
          <p role="status">{`L’eliminazione dell’account è stata chiesta il ${formatMomentDay(account.deletionRequested)}: la risposta arriva per e-mail entro 30 giorni. Nel frattempo il portale si usa come sempre.`}</p>
          <p>
            <Button onClick={() => void withdraw()}>Ritira la richiesta</Button>
          </p>
        </>
      )}
      {asks && (
        <AccountDeletionDialog
          onClose={() => setAsks(false)}
          onAsked={() => {
            setAsks(false);
            onChange();
          }}
        />
      )}
    </section>
  );
}
