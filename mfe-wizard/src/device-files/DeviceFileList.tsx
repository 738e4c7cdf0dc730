import type { DeviceFile } from '@pratiche/federation/device-store';
import { Button, useOnlineStatus } from '@pratiche/ui';
import { loadDeviceStore } from '../state/load-device-store.js';
import { DEVICE_FILE_TEXTS as TEXTS } from './texts.js';

const removeFile = (key: string) =>
  void loadDeviceStore().then((store) => store?.removeDeviceFiles([key]));

/** Files of a document that are still on this device, each with its state. */
export function DeviceFileList({ files }: { files: readonly DeviceFile[] }) {
  const isOnline = useOnlineStatus();
  if (files.length === 0) return null;
  return (
    <ul className="wz-device-files" aria-label={TEXTS.files}>
      {files.map((file) => (
        <li key={file.key}>
          <span className="wz-device-file-name">{file.fileName}</span>
          <span className={file.state === 'refused' ? 'pr-field-error' : 'pr-muted'}>
            {describeState(file, isOnline)}
          </span>
          <Button
            type="text"
            size="small"
            aria-label={TEXTS.removeFile(file.fileName)}
            onClick={() => removeFile(file.key)}
          >
            {TEXTS.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function describeState({ state, message, attempts }: DeviceFile, isOnline: boolean): string {
  if (state === 'refused') return message ?? TEXTS.refused;
  if (!isOnline) return TEXTS.waitsForNetwork;
  if (state === 'kept') return TEXTS.shrinking;
  return attempts > 0 ? TEXTS.triedAlready : TEXTS.leaving;
}
