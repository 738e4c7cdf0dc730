import { listDeviceWork, type DeviceWork } from '@pratiche/domain';
import { listBackedUpDossiers } from '../draft-backups.js';
import { listDeviceDrafts } from './device-drafts.js';
import { listDeviceFiles } from './device-files.js';

/** Dossiers that an account can go on with on this device without a server, each with what waits. */
export async function readDeviceWork(accountId: number): Promise<DeviceWork[]> {
  const [drafts, files] = await Promise.all([
    listDeviceDrafts(accountId).catch(() => []),
    listDeviceFiles(accountId).catch(() => []),
  ]);
  return listDeviceWork(
    drafts.map(({ id, client, dossier }) => ({
      id,
      client,
      statusCode: (dossier as { status?: { code?: string } }).status?.code,
    })),
    files,
    listBackedUpDossiers(window.localStorage, accountId),
  );
}
