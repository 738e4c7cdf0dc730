import type { DeviceFile } from '@pratiche/federation/device-store';
import { Button, useOnlineStatus } from '@pratiche/ui';
import { loadDeviceStore } from '../state/load-device-store.js';

const removeFile = (key: string) =>
  void loadDeviceStore().then((store) => store?.removeDeviceFiles([key]));

/** Files of a document that are still on this device, each with its state. */
export function DeviceFileList({ files }: { files: readonly DeviceFile[] }) {
  const isOnline = useOnlineStatus();
  if (files.length === 0) return null;
  return (
    <ul className="wz-device-files" aria-label="File su questo dispositivo">
      {files.map((file) => (
        <li key={file.key}>
          <span className="wz-device-file-name">{file.fileName}</span>
          <span className={file.state === 'refused' ? 'pr-field-error' : 'pr-muted'}>
            {describeState(file, isOnline)}
          </span>
          <Button
            type="text"
            size="small"
            aria-label={`Togli ${file.fileName} da questo dispositivo`}
            onClick={() => removeFile(file.key)}
          >
            Togli
          </Button>
        </li>
      ))}
    </ul>
  );
}

function describeState({ state, message, attempts }: DeviceFile, isOnline: boolean): string {
  if (state === 'refused') return message ?? 'Il portale non ha accettato il file.';
  if (!isOnline) return 'Al sicuro su questo dispositivo: parte appena torna la rete.';
  if (state === 'kept') return 'La stiamo rimpicciolendo…';
  return attempts > 0 ? 'Non è ancora partita: riproviamo tra poco.' : 'In partenza…';
}
