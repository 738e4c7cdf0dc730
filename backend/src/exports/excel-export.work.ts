import { Injectable } from '@nestjs/common';
import { formatMoment, todayInRome } from '@pratiche/domain';
import { AppConfig, type DatabaseConfig } from '../platform/config/index.js';
import { connectionParts } from '../platform/database/server-kind.js';
import { WorkKind, type DoesWork, type WorkContext } from '../platform/works/index.js';
import { EXPORT_WORK, ExportsService, type Exported } from './exports.service.js';
import { runSheet } from './sheet/run-sheet.js';
import type { SheetSource } from './sheet/sheet-job.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes the spreadsheet of an export. */
@Injectable()
@WorkKind(EXPORT_WORK)
export class ExcelExport implements DoesWork<Exported> {
  constructor(
    private readonly exports: ExportsService,
    private readonly config: AppConfig,
  ) {}

  async run(exported: Exported, context: WorkContext): Promise<void> {
    const { fileName, filters, ...plan } = await this.exports.planOf(context.accountId, exported);
    const day = todayInRome().split('-').reverse().join('-');
    const out = context.output({ fileName: fileName(day), contentType: XLSX });
    const notes = [`Filtri: ${filters}`, `Estratte il ${formatMoment(new Date().toISOString())}`];
    await runSheet({ ...plan, notes, source: sourceOf(this.config.database) }, out, context);
  }
}

const sourceOf = (database: DatabaseConfig): SheetSource =>
  database.kind === 'sqlite' ? { file: database.file } : { server: connectionParts(database.url) };
