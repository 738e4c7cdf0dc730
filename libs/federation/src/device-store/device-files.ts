import { isPhotograph } from '@pratiche/domain';
import { notifyDeviceChange } from './device-changes.js';
import { openDeviceDatabase, type DeviceFile } from './device-database.js';

/** Where a file belongs. */
export interface DeviceFileTarget {
  accountId: number;
  dossierId: number;
  itemId: number;
}

/** Keeps a file on this device, before anything else happens to it. @throws where there is no room */
export async function keepDeviceFile(target: DeviceFileTarget, file: File): Promise<DeviceFile> {
  const key = crypto.randomUUID();
  const row: DeviceFile = {
    ...target,
    key,
    takenAt: Date.now(),
    state: 'kept',
    attempts: 0,
    nextAttemptAt: 0,
    fileName: file.name,
    contentType: file.type,
    size: file.size,
    isPhotograph: isPhotograph(file),
    contentHash: null,
    message: null,
  };
  const database = await openDeviceDatabase();
  const transaction = database.transaction(['files', 'bytes'], 'readwrite', {
    durability: 'strict',
  });
  await Promise.all([
    transaction.objectStore('bytes').add({ key, blob: file }),
    transaction.objectStore('files').add(row),
    transaction.done,
  ]);
  void navigator.storage?.persist?.().catch(() => false);
  notifyDeviceChange();
  return row;
}

/** Files of an account that wait, oldest first; their bytes are not read. */
export async function listDeviceFiles(accountId: number): Promise<DeviceFile[]> {
  const database = await openDeviceDatabase();
  const files = await database.getAllFromIndex('files', 'account', accountId);
  return files.sort((one, other) => one.takenAt - other.takenAt);
}

export async function readDeviceFileBytes(key: string): Promise<Blob | null> {
  return (await (await openDeviceDatabase()).get('bytes', key))?.blob ?? null;
}

/** Changes what is known of a file; one that was removed meanwhile stays removed. */
export async function updateDeviceFile(
  file: DeviceFile,
  bytes: Blob | null = null,
): Promise<boolean> {
  const database = await openDeviceDatabase();
  const transaction = database.transaction(['files', 'bytes'], 'readwrite');
  const known = await transaction.objectStore('files').getKey(file.key);
  if (known !== undefined) {
    await transaction.objectStore('files').put(file);
    if (bytes !== null) await transaction.objectStore('bytes').put({ key: file.key, blob: bytes });
  }
  await transaction.done;
  notifyDeviceChange();
  return known !== undefined;
}

export async function removeDeviceFiles(keys: readonly string[]): Promise<void> {
  const database = await openDeviceDatabase();
  const transaction = database.transaction(['files', 'bytes'], 'readwrite');
  await Promise.all([
    ...keys.flatMap((key) => [
      transaction.objectStore('files').delete(key),
      transaction.objectStore('bytes').delete(key),
    ]),
    transaction.done,
  ]);
  if (keys.length > 0) notifyDeviceChange();
}
