import type { AppConfig, StorageConfig } from '../config/index.js';
import { TracedStorage } from '../tracing/traced-storage.js';
import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

/** The storage the configuration names. */
export async function storageOf({
  storage: chosen,
  tracing,
}: Pick<AppConfig, 'storage' | 'tracing'>): Promise<FileStorage> {
  const storage = await adapterOf(chosen);
  return tracing === null ? storage : new TracedStorage(storage);
}

async function adapterOf(chosen: StorageConfig): Promise<FileStorage> {
  if (chosen.kind === 'folder') return new FolderStorage(chosen.folder);
  // Three hundred files that a portal with a folder never needs.
  const { AzureStorage } = await import('./azure-storage.js');
  return new AzureStorage(chosen.connectionString, chosen.container);
}
