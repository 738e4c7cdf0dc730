import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { MetricsService } from '../platform/metrics/metrics.service.js';
import { BackupRun } from './backup-run.entity.js';

/** Exports age and result of the last backup; nothing before the first. */
@Injectable()
export class BackupMetricsService implements OnModuleInit {
  constructor(
    private readonly metricsService: MetricsService,
    @InjectRepository(BackupRun) private readonly backupRuns: Repository<BackupRun>,
  ) {}

  onModuleInit(): void {
    this.metricsService.addSharedGauge({
      name: 'pratiche_backup_last_success_timestamp_seconds',
      help: 'When the last backup ended that misses no file',
      labelNames: [],
      readValues: async () => {
        const { whole } = await this.readRuns();
        return whole === undefined ? [] : [{ labels: {}, value: whole / 1_000 }];
      },
    });
    this.metricsService.addSharedGauge({
      name: 'pratiche_backup_last_result',
      help: 'How the last backup ended: 1 whole, 0 failed or with files missing',
      labelNames: [],
      readValues: async () => {
        const { whole, failed } = await this.readRuns();
        if (whole === undefined && failed === undefined) return [];
        return [{ labels: {}, value: (whole ?? 0) > (failed ?? 0) ? 1 : 0 }];
      },
    });
  }

  private async readRuns(): Promise<Partial<Record<BackupRun['result'], number>>> {
    const rows = await this.backupRuns.find();
    return Object.fromEntries(rows.map(({ result, finished }) => [result, finished.getTime()]));
  }
}
