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
import { PROFILE_TEXTS } from './texts.js';

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
    await tasks.startTask(() => startDataExport(api), PROFILE_TEXTS.exportFailed);
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
      <h2>{PROFILE_TEXTS.data}</h2>
      <p>{PROFILE_TEXTS.dataText}</p>
      <p>
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          loading={busy}
          onClick={() => void copy()}
        >
          {PROFILE_TEXTS.downloadData}
        </Button>
      </p>
      {account.deletionRequested === null ? (
        <>
          <p>{PROFILE_TEXTS.deletion}</p>
          <p>
            <Button danger onClick={() => setAsks(true)}>
              {PROFILE_TEXTS.askDeletion}
            </Button>
          </p>
        </>
      ) : (
        <>
          <p role="status">
            {PROFILE_TEXTS.deletionAsked(formatMomentDay(account.deletionRequested))}
          </p>
          <p>
            <Button onClick={() => void withdraw()}>{PROFILE_TEXTS.withdrawDeletion}</Button>
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
