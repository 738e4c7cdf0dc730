import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { AzureStorage } from './azure-storage.js';
import { FileStorage } from './file-storage.js';
import { FolderStorage } from './folder-storage.js';

const storage = {
  provide: FileStorage,
  inject: [AppConfig],
  useFactory: ({ storage: chosen }: AppConfig): FileStorage =>
    chosen.kind === 'folder' ? new FolderStorage(chosen.folder) : new AzureStorage(chosen.connectionString, chosen.container),
};

@Global()
@Module({ providers: [storage], exports: [FileStorage] })
export class StorageModule {}
