import { expect, it } from '@jest/globals';
import type { FileStorageService } from './file-storage.service.js';
import { ScanGuardedStorageAdapter } from './scan-guarded-storage.adapter.js';

const link = { fileName: 'a.pdf', contentType: 'application/pdf', expiresAt: new Date() };
const storage = new ScanGuardedStorageAdapter(
  {
    createDownloadLink: (key: string) => Promise.resolve(`https://blob.test/${key}`),
  } as unknown as FileStorageService,
  (key) => Promise.resolve(key === 'waits'),
);

it('gives no link to a file that waits for the scanner', async () => {
  expect(await storage.createDownloadLink('clean', link)).toBe('https://blob.test/clean');
  await expect(storage.createDownloadLink('waits', link)).rejects.toMatchObject({ status: 423 });
});
