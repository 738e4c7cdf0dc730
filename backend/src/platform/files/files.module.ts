import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeferredScanProcessor } from './deferred-scan.processor.js';
import { FileIntakeService } from './file-intake.service.js';
import { FileScanService } from './file-scan.service.js';
import { FileSweepProcessor } from './file-sweep.processor.js';
import { FileWrite } from './file-write.entity.js';
import { FileWriteService } from './file-write.service.js';

/** Receives, checks, stores and sweeps files, whatever they belong to. */
@Module({
  imports: [TypeOrmModule.forFeature([FileWrite])],
  providers: [
    DeferredScanProcessor,
    FileIntakeService,
    FileScanService,
    FileSweepProcessor,
    FileWriteService,
  ],
  exports: [DeferredScanProcessor, FileIntakeService, FileWriteService],
})
export class FilesModule {}
