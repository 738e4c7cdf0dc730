import type { AppConfig, StorageConfig } from '../config/index.js';
import { TracedStorageAdapter } from './traced-storage.adapter.js';
import type { FileStorageService } from './file-storage.service.js';
import { FolderStorageAdapter } from './folder-storage.adapter.js';

/** The storage the configuration names. */
export async function createFileStorage({
  storage: chosen,
  tracing,
}: Pick<AppConfig, 'storage' | 'tracing'>): Promise<FileStorageService> {
  const storage = await createStorageAdapter(chosen);
  return tracing === null ? storage : new TracedStorageAdapter(storage);
}

async function createStorageAdapter(chosen: StorageConfig): Promise<FileStorageService> {
  if (chosen.kind === 'folder') return new FolderStorageAdapter(chosen.folder);
  // Three hundred files that a portal with a folder never needs.
  const { AzureStorageAdapter } = await import('./azure-storage.adapter.js');
  return new AzureStorageAdapter(chosen.connectionString, chosen.container);
}
