import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeferredScanScheduleService } from './deferred-scan-schedule.service.js';
import { DeferredScanProcessor } from './deferred-scan.processor.js';
import { DownloadLinkService } from './download-link.service.js';
import { UploadIntakeService } from './upload-intake.service.js';
import { UploadScanService } from './upload-scan.service.js';
import { FileSweepProcessor } from './file-sweep.processor.js';
import { FileWrite } from './file-write.entity.js';
import { FileWriteRepository } from './file-write.repository.js';
import { FileWriteService } from './file-write.service.js';
import { InfectedFileRegistry } from './infected-file.registry.js';
import { PdfContentService } from './pdf-content.service.js';
import { StoredFileScanService } from './stored-file-scan.service.js';
import { ZipInspectionService } from './zip-inspection.service.js';

/** Receives, scans, stores and cleans up files for every feature. */
@Module({
  imports: [TypeOrmModule.forFeature([FileWrite])],
  providers: [
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
    DownloadLinkService,
    UploadIntakeService,
    FileWriteService,
    InfectedFileRegistry,
    PdfContentService,
  ],
})
export class FilesModule {}
