import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { FileStorage } from './file-storage.js';
import { storageOf } from './storage-of.js';

const storage = { provide: FileStorage, inject: [AppConfig], useFactory: storageOf };

@Global()
@Module({ providers: [storage], exports: [FileStorage] })
export class StorageModule {}
