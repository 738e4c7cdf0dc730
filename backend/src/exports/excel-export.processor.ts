import { Processor } from '@nestjs/bullmq';
import { formatMoment, getTodayInRome } from '@pratiche/domain';
import { AppConfig, type DatabaseConfig } from '../platform/config/index.js';
import { parseConnectionUrl } from '../platform/database/database-server.util.js';
import {
  BackgroundTaskProcessor,
  TASK_WORKER_OPTIONS,
  type TaskContext,
} from '../platform/background-tasks/index.js';
import { EXPORT_TASK_KIND, ExportsService, type ExportRequest } from './exports.service.js';
import { runSheet } from './sheet/run-sheet.js';
import type { SheetSource } from './sheet/sheet-job.js';

const XLSX_MIME_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes the spreadsheet of an export. */
@Processor(EXPORT_TASK_KIND, TASK_WORKER_OPTIONS)
export class ExcelExportProcessor extends BackgroundTaskProcessor<ExportRequest> {
  constructor(
    private readonly exportsService: ExportsService,
    private readonly config: AppConfig,
  ) {
    super();
  }

  async runTask(exported: ExportRequest, context: TaskContext): Promise<void> {
    const { fileName, filters, ...plan } = await this.exportsService.createPlanForAccount(
      context.accountId,
      exported,
    );
    const day = getTodayInRome().split('-').reverse().join('-');
    const out = context.openOutput({ fileName: fileName(day), contentType: XLSX_MIME_TYPE });
    const notes = [`Filtri: ${filters}`, `Estratte il ${formatMoment(new Date().toISOString())}`];
    await runSheet({ ...plan, notes, source: toSheetSource(this.config.database) }, out, context);
  }
}

const toSheetSource = (database: DatabaseConfig): SheetSource =>
  database.kind === 'sqlite'
    ? { file: database.file }
    : { server: parseConnectionUrl(database.url) };
