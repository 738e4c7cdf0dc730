import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { FileScanner, UnscannedFiles } from '../scanning/index.js';
import { FileStorage } from './file-storage.js';
import { GuardedStorage } from './guarded-storage.js';
import { storageOf } from './storage-of.js';

/** The storage as it is, for the scanner alone: every other part goes by `FileStorage`. */
export abstract class UncheckedStorage extends FileStorage {}

const unchecked = { provide: UncheckedStorage, inject: [AppConfig], useFactory: storageOf };
const storage = {
  provide: FileStorage,
  inject: [UncheckedStorage, FileScanner, UnscannedFiles],
  useFactory: (inner: FileStorage, scanner: FileScanner, unscanned: UnscannedFiles): FileStorage =>
    scanner.isOn ? new GuardedStorage(inner, (key) => unscanned.has(key)) : inner,
};

@Global()
@Module({ providers: [unchecked, storage], exports: [FileStorage, UncheckedStorage] })
export class StorageModule {}
