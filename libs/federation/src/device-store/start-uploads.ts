import { readData, toFormData, type ApiClient } from '@pratiche/api';
import { describeDevice } from '@pratiche/domain';
import { readDeviceId } from './device-identity.js';
import type { DeviceFile } from './device-database.js';
import { UploadRunner, type UploadServer } from './upload-runner.js';

/** One runner a page, whichever copy of this library started it. */
const RUNNER = Symbol.for('pratiche.upload-runner');

/** Sends what waits on this device for an account; host and wizard both start it, and one tab at a time works. */
export function startUploads(
  api: ApiClient,
  { id, firstName }: { id: number; firstName: string | null },
): UploadRunner {
  const page = globalThis as { [RUNNER]?: UploadRunner };
  const running = page[RUNNER];
  if (running !== undefined && !running.isStopped && running.accountId === id) return running;
  running?.stop();
  const runner = new UploadRunner(id, createUploadServer(api, firstName));
  page[RUNNER] = runner;
  runner.retryNow();
  return runner;
}

const createUploadServer = (api: ApiClient, firstName: string | null): UploadServer => ({
  upload: (file, bytes) =>
    readData(
      api.POST('/api/Upload/file', {
        body: {
          dir: `${file.accountId}/${file.dossierId}`,
          id: String(file.itemId),
          ...(file.contentHash === null ? {} : { contentHash: file.contentHash }),
          fileKey: file.key,
          file: new File([bytes], file.fileName, { type: file.contentType }),
        },
        bodySerializer: toFormData,
      }),
    ),
  announce: (id, files) =>
    readData(
      api.PUT('/api/Module/waitingFiles/{id}', {
        params: { path: { id } },
        body: {
          deviceId: readDeviceId(window.localStorage),
          deviceName: describeDevice(navigator.userAgent, firstName),
          files: files.map(toAnnouncement),
        },
      }),
    ),
});

const toAnnouncement = ({ key, itemId, fileName }: DeviceFile) => ({
  key,
  itemId,
  fileName: fileName.slice(0, 200) || 'foto.jpg',
});
