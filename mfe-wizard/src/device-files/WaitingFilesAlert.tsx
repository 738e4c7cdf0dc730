import { describeWaitingFiles } from '@pratiche/domain/device-files';
import { Alert, Button, errorText, useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { waitingFilesKey, useWaitingDevices } from './useWaitingDevices.js';

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
      title: 'Non aspettare questi file?',
      text: 'Potrai inviare la pratica senza. Se il dispositivo li ha ancora, li manda lo stesso appena si collega, finché la pratica è in bozza.',
      confirmLabel: 'Non aspettare',
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
      description="Puoi inviare la pratica quando sono arrivati tutti."
      action={
        <Button size="small" onClick={() => void forgetFiles()}>
          Non aspettare questi file
        </Button>
      }
    />
  );
}
