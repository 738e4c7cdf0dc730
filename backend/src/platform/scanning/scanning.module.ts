import { Global, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '../config/index.js';
import { ClamavScannerAdapter } from './clamav-scanner.adapter.js';
import { DisabledScannerAdapter } from './disabled-scanner.adapter.js';
import { VirusScannerService } from './virus-scanner.service.js';
import { UnscannedFile } from './unscanned-file.entity.js';
import { UnscannedFileRepository } from './unscanned-file.repository.js';

const virusScannerProvider = {
  provide: VirusScannerService,
  inject: [AppConfig],
  useFactory: ({ clamavUrl }: AppConfig): VirusScannerService =>
    clamavUrl === null ? new DisabledScannerAdapter() : new ClamavScannerAdapter(clamavUrl),
};

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([UnscannedFile])],
  providers: [virusScannerProvider, UnscannedFileRepository],
  exports: [VirusScannerService, UnscannedFileRepository],
})
export class ScanningModule implements OnApplicationBootstrap {
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
