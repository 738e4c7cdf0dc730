import { Module } from '@nestjs/common';
import { BulkRunnerService } from './bulk-runner.service.js';

/** One action on several dossiers. */
@Module({ providers: [BulkRunnerService], exports: [BulkRunnerService] })
export class BulkRunnerModule {}
