import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackupMetricsService } from './backup-metrics.service.js';
import { BackupRun } from './backup-run.entity.js';

/** Figures of the backups that commands make. */
@Module({
  imports: [TypeOrmModule.forFeature([BackupRun])],
  providers: [BackupMetricsService],
})
export class BackupModule {}
