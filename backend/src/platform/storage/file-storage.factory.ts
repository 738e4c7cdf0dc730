import type { AppConfig, StorageConfig } from '../config/index.js';
import { TracedStorageAdapter } from './traced-storage.adapter.js';
import { FileNotFoundError, type FileStorageService } from './file-storage.service.js';
import { FolderStorageAdapter } from './folder-storage.adapter.js';

/** Rows refer to these files for as long as they are kept; others may be gone when they are read. */
const DOSSIER_PREFIX = 'dossiers/';

/**
 * The storage the configuration names.
 * @param onMissingFile called when the bytes of a file of a dossier are not there
 */
export async function createFileStorage(
  { storage: chosen, tracing }: Pick<AppConfig, 'storage' | 'tracing'>,
  onMissingFile: () => void = () => undefined,
): Promise<FileStorageService> {
  const storage = reportMissingFiles(await createStorageAdapter(chosen), onMissingFile);
  return tracing === null ? storage : new TracedStorageAdapter(storage);
}

function reportMissingFiles(
  storage: FileStorageService,
  onMissingFile: () => void,
): FileStorageService {
  const report = (error: unknown): never => {
    if (error instanceof FileNotFoundError && error.key.startsWith(DOSSIER_PREFIX)) onMissingFile();
    throw error;
  };
  const openReadStream = storage.openReadStream.bind(storage);
  const readFile = storage.readFile.bind(storage);
  storage.openReadStream = (key) => openReadStream(key).catch(report);
  storage.readFile = (key) => readFile(key).catch(report);
  return storage;
}

async function createStorageAdapter(chosen: StorageConfig): Promise<FileStorageService> {
  if (chosen.kind === 'folder') return new FolderStorageAdapter(chosen.folder);
  // Three hundred files that a portal with a folder never needs.
  const { AzureStorageAdapter } = await import('./azure-storage.adapter.js');
  return new AzureStorageAdapter(chosen.connectionString, chosen.container);
}
