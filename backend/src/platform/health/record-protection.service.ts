import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HealthRepository, PROTECTED_TABLES } from './health.repository.js';

/**
 * Finds tables whose rows the database lets anybody change, because a MySQL with its binary log
 * refused the triggers (error 1419) when they were made.
 */
@Injectable()
export class RecordProtectionService implements OnApplicationBootstrap {
  private readonly logger = new Logger(RecordProtectionService.name);
  /** Empty as long as no row can tell. */
  unprotectedTables: readonly string[] = [];

  constructor(private readonly healthRepository: HealthRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    const unprotected: string[] = [];
    for (const table of PROTECTED_TABLES)
      if (await this.healthRepository.isChangeable(table)) unprotected.push(table);
    this.unprotectedTables = unprotected;
    if (unprotected.length > 0)
      this.logger.warn(
        `The database refuses no changes of ${unprotected.join(' and ')}: its triggers are missing. Set log_bin_trust_function_creators=1 and restore a backup, which makes them (docs/operations/production.md)`,
      );
  }
}
