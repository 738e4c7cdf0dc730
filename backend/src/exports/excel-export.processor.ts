import { Injectable } from '@nestjs/common';
import { formatMoment, getTodayInRome } from '@pratiche/domain';
import { AppConfig, type DatabaseConfig } from '../platform/config/index.js';
import { parseConnectionUrl } from '../platform/database/database-server.util.js';
import {
  TaskKind,
  type TaskHandler,
  type TaskContext,
} from '../platform/background-tasks/index.js';
import { EXPORT_TASK_KIND, ExportsService, type ExportRequest } from './exports.service.js';
import { runWorkbookThread } from './workbook/workbook-thread.util.js';
import type { DatabaseSource } from './workbook/workbook-job.types.js';

const XLSX_MIME_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes the spreadsheet of an export. */
@Injectable()
@TaskKind(EXPORT_TASK_KIND)
export class ExcelExportProcessor implements TaskHandler<ExportRequest> {
  constructor(
    private readonly exportsService: ExportsService,
    private readonly config: AppConfig,
  ) {}

  async run(exported: ExportRequest, context: TaskContext): Promise<void> {
    const { fileName, filters, ...plan } = await this.exportsService.createPlanForAccount(
      context.accountId,
      exported,
    );
    const day = getTodayInRome().split('-').reverse().join('-');
    const out = context.openOutput({ fileName: fileName(day), contentType: XLSX_MIME_TYPE });
    const notes = [`Filtri: ${filters}`, `Estratte il ${formatMoment(new Date().toISOString())}`];
    await runWorkbookThread(
      { ...plan, notes, source: toDatabaseSource(this.config.database) },
      out,
      context,
    );
  }
}

const toDatabaseSource = (database: DatabaseConfig): DatabaseSource =>
  database.kind === 'sqlite'
    ? { file: database.file }
    : { server: parseConnectionUrl(database.url) };
