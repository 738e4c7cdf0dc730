import { isDeviceCopyExpired, isUnsentExpired } from '@pratiche/domain';
import { notifyDeviceChange } from './device-changes.js';
import { openDeviceDatabase } from './device-database.js';
import { removeDeviceFiles } from './device-files.js';

/** Deletes dossiers older than seven days and files older than 30, of every account of this device. */
export async function removeExpiredDeviceCopies(now = Date.now()): Promise<void> {
  const database = await openDeviceDatabase();
  for (const { accountId, id, keptAt } of await database.getAll('drafts'))
    if (isDeviceCopyExpired(keptAt, now)) await database.delete('drafts', [accountId, id]);
  const files = await database.getAll('files');
  await removeDeviceFiles(
    files.filter(({ takenAt }) => isUnsentExpired(takenAt, now)).map(({ key }) => key),
  );
}

/** Deletes the dossiers of an account from this device, and with `files` what waits to be sent. */
export async function clearDeviceAccount(
  accountId: number,
  { files }: { files: boolean },
): Promise<void> {
  const database = await openDeviceDatabase();
  for (const key of await database.getAllKeysFromIndex('drafts', 'account', accountId))
    await database.delete('drafts', key);
  if (!files) return;
  await removeDeviceFiles(await database.getAllKeysFromIndex('files', 'account', accountId));
  notifyDeviceChange();
}
