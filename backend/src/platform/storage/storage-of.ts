import type { AppConfig } from '../config/index.js';
import { AzureStorage } from './azure-storage.js';
import type { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

/** The storage the configuration names. */
export const storageOf = ({ storage: chosen }: AppConfig): FileStorage =>
  chosen.kind === 'folder' ? new FolderStorage(chosen.folder) : new AzureStorage(chosen.connectionString, chosen.container);
