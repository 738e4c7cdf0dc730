import { Global, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from './config/index.js';
import { FileReadingService } from './file-reading/index.js';
import { DeferredScanScheduleService } from './files/deferred-scan-schedule.service.js';
import { DeferredScanProcessor } from './files/deferred-scan.processor.js';
import { DownloadLinkService } from './files/download-link.service.js';
import { FileSweepProcessor } from './files/file-sweep.processor.js';
import { FileWrite } from './files/file-write.entity.js';
import { FileWriteRepository } from './files/file-write.repository.js';
import { FileWriteService } from './files/file-write.service.js';
import { InfectedFileRegistry } from './files/infected-file.registry.js';
import { PdfContentService } from './files/pdf-content.service.js';
import { StoredFileScanService } from './files/stored-file-scan.service.js';
import { UploadIntakeService } from './files/upload-intake.service.js';
import { UploadScanService } from './files/upload-scan.service.js';
import { ZipInspectionService } from './files/zip-inspection.service.js';
import { MetricsService } from './metrics/metrics.service.js';
import { LogoRewritingService, PictureRewritingService } from './pictures/index.js';
import { ClamavScannerAdapter } from './scanning/clamav-scanner.adapter.js';
import { DisabledScannerAdapter } from './scanning/disabled-scanner.adapter.js';
import { UnscannedFileRepository, VirusScannerService } from './scanning/index.js';
import { UnscannedFile } from './scanning/unscanned-file.entity.js';
import { createFileStorage, FileStorageService, RawFileStorageService } from './storage/index.js';
import { ScanGuardedStorageAdapter } from './storage/scan-guarded-storage.adapter.js';

const virusScannerProvider = {
  provide: VirusScannerService,
  inject: [AppConfig],
  useFactory: ({ clamavUrl }: AppConfig): VirusScannerService =>
    clamavUrl === null ? new DisabledScannerAdapter() : new ClamavScannerAdapter(clamavUrl),
};
const rawStorageProvider = {
  provide: RawFileStorageService,
  inject: [AppConfig, MetricsService],
  useFactory: (config: AppConfig, metricsService: MetricsService) =>
    createFileStorage(config, () => metricsService.recordMissingFile()),
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

/** Receives, scans, stores, reads and cleans up files for every feature. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([FileWrite, UnscannedFile])],
  providers: [
    virusScannerProvider,
    UnscannedFileRepository,
    rawStorageProvider,
    fileStorageProvider,
    FileReadingService,
    LogoRewritingService,
    PictureRewritingService,
    DeferredScanProcessor,
    DeferredScanScheduleService,
    DownloadLinkService,
    UploadIntakeService,
    UploadScanService,
    FileSweepProcessor,
    FileWriteRepository,
    FileWriteService,
    InfectedFileRegistry,
    PdfContentService,
    StoredFileScanService,
    ZipInspectionService,
  ],
  exports: [
    VirusScannerService,
    UnscannedFileRepository,
    RawFileStorageService,
    FileStorageService,
    FileReadingService,
    LogoRewritingService,
    PictureRewritingService,
    DownloadLinkService,
    UploadIntakeService,
    FileWriteService,
    InfectedFileRegistry,
    PdfContentService,
  ],
})
export class FilesModule implements OnApplicationBootstrap {
  constructor(
    private readonly virusScannerService: VirusScannerService,
    private readonly config: AppConfig,
  ) {}

  /** Warns the operator of a production portal that uploads are not scanned. */
  onApplicationBootstrap(): void {
    if (!this.virusScannerService.isEnabled && !this.config.embedded)
      new Logger('FileScanner').warn(
        'CLAMAV_URL is not set: uploaded files are not scanned for malware',
      );
  }
}
