import type { AppConfig, StorageConfig } from '../config/index.js';
import { TracedStorage } from '../tracing/traced-storage.js';
import { AzureStorage } from './azure-storage.js';
import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

/** The storage the configuration names. */
export function storageOf({ storage: chosen, tracing }: Pick<AppConfig, 'storage' | 'tracing'>): FileStorage {
  const storage = adapterOf(chosen);
  return tracing === null ? storage : new TracedStorage(storage);
}

const adapterOf = (chosen: StorageConfig): FileStorage =>
  chosen.kind === 'folder' ? new FolderStorage(chosen.folder) : new AzureStorage(chosen.connectionString, chosen.container);
