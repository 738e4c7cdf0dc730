/** Most files of one dossier that a device may announce: as many as a dossier takes. */
export const MAX_WAITING_FILES = 200;

/** A device that still has files of a dossier. */
export interface WaitingDevice {
  readonly deviceName: string;
  readonly files: readonly unknown[];
}

const countText = (count: number): string => `${count} file`;

/** "2 file ancora su «telefono di Marco»"; `null` where none waits. */
export function describeWaitingFiles(devices: readonly WaitingDevice[]): string | null {
  const waiting = devices.filter(({ files }) => files.length > 0);
  if (waiting.length === 0) return null;
  return waiting
    .map(({ deviceName, files }) => `${countText(files.length)} ancora su «${deviceName}»`)
    .join(', ');
}

/** Why a dossier cannot be sent yet; `null` where no file is missing. */
export function validateWaitingFiles(devices: readonly WaitingDevice[]): string | null {
  const text = describeWaitingFiles(devices);
  return text === null
    ? null
    : `Mancano file di questa pratica: ${text}. Apri il portale su quel dispositivo con la rete, oppure scegli “Non aspettare questi file”.`;
}
