import { describeWaitingFiles } from '@pratiche/domain';
import { Alert, Button, errorText, useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { waitingFilesKey, useWaitingDevices } from './useWaitingDevices.js';
import { WAITING_FILES_TEXTS as TEXTS } from './waiting-texts.js';

/** Says which files of the dossier are still on which device, and lets a person do without them. */
export function WaitingFilesAlert({ dossierId }: { dossierId: number }) {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const text = describeWaitingFiles(useWaitingDevices(dossierId));
  if (text === null) return null;

  async function forgetFiles() {
    const isSure = await confirm({
      title: TEXTS.question,
      text: TEXTS.questionText,
      confirmLabel: TEXTS.confirm,
    });
    if (!isSure) return;
    try {
      await api.DELETE('/api/Module/waitingFiles/{id}', { params: { path: { id: dossierId } } });
      await queries.invalidateQueries({ queryKey: waitingFilesKey(dossierId) });
    } catch (error) {
      alerts.error(errorText(error));
    }
  }

  return (
    <Alert
      className="wz-note"
      type="warning"
      showIcon
      title={`${text}.`}
      description={TEXTS.sendLater}
      action={
        <Button size="small" onClick={() => void forgetFiles()}>
          {TEXTS.doNotWait}
        </Button>
      }
    />
  );
}
