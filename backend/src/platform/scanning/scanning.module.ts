import { Global, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '../config/index.js';
import { ClamavScanner } from './clamav-scanner.js';
import { FileScanner, NoScanner } from './file-scanner.js';
import { UnscannedFile } from './unscanned-file.entity.js';
import { UnscannedFiles } from './unscanned-files.js';

const scanner = {
  provide: FileScanner,
  inject: [AppConfig],
  useFactory: ({ clamavUrl }: AppConfig): FileScanner =>
    clamavUrl === null ? new NoScanner() : new ClamavScanner(clamavUrl),
};

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([UnscannedFile])],
  providers: [scanner, UnscannedFiles],
  exports: [FileScanner, UnscannedFiles],
})
export class ScanningModule implements OnApplicationBootstrap {
  constructor(
    private readonly fileScanner: FileScanner,
    private readonly config: AppConfig,
  ) {}

  /** Where people hand in files in earnest, whoever runs the portal should know. */
  onApplicationBootstrap(): void {
    if (!this.fileScanner.isOn && !this.config.embedded)
      new Logger('FileScanner').warn(
        'CLAMAV_URL is not set: uploaded files are not scanned for malware',
      );
  }
}
