import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { VirusScannerService, UnscannedFileRepository } from '../scanning/index.js';
import { FileStorageService, RawFileStorageService } from './file-storage.service.js';
import { ScanGuardedStorageAdapter } from './scan-guarded-storage.adapter.js';
import { createFileStorage } from './file-storage.factory.js';

const rawStorageProvider = {
  provide: RawFileStorageService,
  inject: [AppConfig],
  useFactory: createFileStorage,
};
const fileStorageProvider = {
  provide: FileStorageService,
  inject: [RawFileStorageService, VirusScannerService, UnscannedFileRepository],
  useFactory: (
    inner: FileStorageService,
    scanner: VirusScannerService,
    unscanned: UnscannedFileRepository,
  ): FileStorageService =>
    scanner.isEnabled
      ? new ScanGuardedStorageAdapter(inner, (key) => unscanned.isUnscanned(key))
      : inner,
};

@Global()
@Module({
  providers: [rawStorageProvider, fileStorageProvider],
  exports: [FileStorageService, RawFileStorageService],
})
export class StorageModule {}
