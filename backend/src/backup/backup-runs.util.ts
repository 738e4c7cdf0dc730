import type { DatabaseConfig } from '../platform/config/index.js';
import { toSqlDateTime } from '../platform/database/index.js';
import type { BackupResult } from './backup-run.entity.js';
import { openDatabase } from './database-access.util.js';

/** Records how a backup ended in the database, from where every process exports it. */
export async function recordBackupRun(
  database: DatabaseConfig,
  result: BackupResult,
  finished = new Date(),
): Promise<void> {
  const dataSource = await openDatabase(database);
  try {
    await dataSource.transaction(async (manager) => {
      await manager.query('DELETE FROM backup_runs WHERE result = ?', [result]);
      await manager.query('INSERT INTO backup_runs (result, finished) VALUES (?, ?)', [
        result,
        toSqlDateTime(finished),
      ]);
    });
  } finally {
    await dataSource.destroy();
  }
}
