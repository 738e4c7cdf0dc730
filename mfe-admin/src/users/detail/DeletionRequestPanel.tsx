import type { AccountDetailDto } from '@pratiche/api';
import { REQUIRED_MESSAGE } from '@pratiche/domain';
import {
  Button,
  formatMomentDay,
  TextField,
  useAlerts,
  useApi,
  useAsyncAction,
  useSession,
} from '@pratiche/ui';
import { useState } from 'react';
import { ActionDialog } from '../../shared/ActionDialog.js';
import { DELETION_REQUEST_TEXTS } from './texts.js';

/** The owner wants the account deleted: a SuperAdmin deletes it below, or says why not. */
export function DeletionRequestPanel({
  account,
  asked,
  onChange,
}: {
  account: AccountDetailDto;
  asked: string;
  onChange: () => void;
}) {
  const { user } = useSession();
  const [refuses, setRefuses] = useState(false);
  return (
    <div className="ad-notice" role="status">
      <p>{DELETION_REQUEST_TEXTS.asked(formatMomentDay(asked), user?.role === 'SuperAdmin')}</p>
      {user?.role === 'SuperAdmin' && (
        <div className="ad-user-buttons">
          <Button onClick={() => setRefuses(true)}>{DELETION_REQUEST_TEXTS.refuse}</Button>
        </div>
      )}
      {refuses && (
        <RefuseDeletionDialog
          id={account.id}
          onClose={() => setRefuses(false)}
          onDone={() => {
            setRefuses(false);
            onChange();
          }}
        />
      )}
    </div>
  );
}

function RefuseDeletionDialog({
  id,
  onClose,
  onDone,
}: {
  id: number;
  onClose: () => void;
  onDone: () => void;
}) {
  const api = useApi();
  const alerts = useAlerts();
  const [reason, setReason] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, failure, runAction } = useAsyncAction();

  async function refuse(): Promise<void> {
    setTried(true);
    if (reason === null) return;
    await runAction(async () => {
      await api.POST('/api/Accounts/refuse-deletion/{id}', {
        params: { path: { id } },
        body: { reason },
      });
      alerts.success(DELETION_REQUEST_TEXTS.refused);
      onDone();
    });
  }

  return (
    <ActionDialog
      title={DELETION_REQUEST_TEXTS.refuseTitle}
      confirmLabel={DELETION_REQUEST_TEXTS.refuseConfirm}
      busy={busy}
      className="ad-user-form"
      onConfirm={refuse}
      onClose={onClose}
    >
      <TextField
        id="motivo-rifiuto"
        label={DELETION_REQUEST_TEXTS.reason}
        help={DELETION_REQUEST_TEXTS.reasonHelp}
        required
        rows={3}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={tried && reason === null ? REQUIRED_MESSAGE : failure}
      />
    </ActionDialog>
  );
}
