import { formatMoment, getTodayInRome } from '@pratiche/domain';
import type { DatabaseConfig } from '../../platform/config/index.js';
import { parseConnectionUrl } from '../../platform/database/database-server.util.js';
import type { ExportPlan } from '../export-plan.types.js';
import type { DatabaseSource, WorkbookJob } from './workbook-job.types.js';

/** Completes a plan with today's date and the database that the thread reads. */
export function createWorkbookJob(
  { fileName, filters, ...plan }: ExportPlan,
  database: DatabaseConfig,
): { fileName: string; job: WorkbookJob } {
  const day = getTodayInRome().split('-').reverse().join('-');
  const notes = [`Filtri: ${filters}`, `Estratte il ${formatMoment(new Date().toISOString())}`];
  return {
    fileName: fileName(day),
    job: { ...plan, notes, source: toDatabaseSource(database) },
  };
}

const toDatabaseSource = (database: DatabaseConfig): DatabaseSource =>
  database.kind === 'sqlite'
    ? { file: database.file }
    : { server: parseConnectionUrl(database.url) };
