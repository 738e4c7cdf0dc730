import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { BlobServiceClient, type ContainerClient } from '@azure/storage-blob';
import { UserFacingError } from '../prepare/console-output.mjs';
import { installAzurite, startAzurite } from '../services/azurite.ts';
import { azuriteFolder, filesFolder } from './backing-services.ts';
import { findRunning, stackFolder } from './running-stack.ts';
import { becomeOwner } from './unprivileged-user.ts';

const ADAPTER = resolve(
  import.meta.dirname,
  '../../backend/dist/src/platform/storage/folder-storage.adapter.js',
);
const DEFAULT_CONTAINER = 'pratiche';

/** The part of the backend's adapter that this needs. */
interface FileStore {
  writeFile(key: string, content: Readable): Promise<void>;
  fileExists(key: string): Promise<boolean>;
  getFileSize(key: string): Promise<number>;
}

/**
 * Moves the files of a set-up of an earlier release out of Azurite into the folder that its
 * processes share now. Azurite's own folder is renamed once every file is on the disk, so it may
 * be interrupted and run again.
 */
export async function moveFiles(folder: string, report: (text: string) => void): Promise<void> {
  if (findRunning(folder) !== null)
    throw new UserFacingError('the portal runs: stop it with "npm run production -- down" first.');
  const inner = stackFolder(folder);
  const source = azuriteFolder(inner);
  if (!existsSync(source))
    throw new UserFacingError(`there is nothing to move: ${source} is not there.`);
  // Before the folder's owner goes on, who may not write into the checkout.
  await installAzurite();
  becomeOwner(folder);
  const { FolderStorageAdapter } = (await import(pathToFileURL(ADAPTER).href)) as {
    FolderStorageAdapter: new (folder: string) => FileStore;
  };
  const store = new FolderStorageAdapter(filesFolder(inner));
  const azurite = await startAzurite(inner);
  try {
    const container = BlobServiceClient.fromConnectionString(
      azurite.connectionString,
    ).getContainerClient(process.env['AZURE_STORAGE_CONTAINER'] || DEFAULT_CONTAINER);
    const { files, bytes } = await copyBlobs(container, store);
    report(`${files} files with ${bytes} bytes are in ${filesFolder(inner)}`);
  } finally {
    await azurite.stop();
  }
  const aside = join(inner, 'azurite-moved');
  await rename(source, aside);
  report(`${aside} is no longer used: remove it after the next backup`);
}

async function copyBlobs(
  container: ContainerClient,
  store: FileStore,
): Promise<{ files: number; bytes: number }> {
  const copied = { files: 0, bytes: 0 };
  if (!(await container.exists())) return copied;
  for await (const { name, properties } of container.listBlobsFlat()) {
    const size = properties.contentLength ?? 0;
    const isThere = (await store.fileExists(name)) && (await store.getFileSize(name)) === size;
    if (!isThere) await copyBlob(container, store, name, size);
    copied.files += 1;
    copied.bytes += size;
  }
  return copied;
}

async function copyBlob(
  container: ContainerClient,
  store: FileStore,
  name: string,
  size: number,
): Promise<void> {
  const { readableStreamBody: body } = await container.getBlobClient(name).download();
  if (body === undefined) throw new Error(`Azurite answered without the bytes of ${name}`);
  await store.writeFile(name, Readable.from(body));
  const written = await store.getFileSize(name);
  if (written !== size)
    throw new UserFacingError(`${name} has ${written} bytes of ${size}: run the command again.`);
}
