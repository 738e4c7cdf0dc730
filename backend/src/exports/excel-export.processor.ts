import { Processor } from '@nestjs/bullmq';
import { AppConfig } from '../platform/config/index.js';
import {
  BackgroundTaskProcessor,
  TASK_WORKER_OPTIONS,
  type TaskContext,
} from '../platform/background-tasks/index.js';
import { EXPORT_TASK_KIND, ExportsService } from './exports.service.js';
import type { ExportRequest } from './export-plan.types.js';
import { XLSX_MIME_TYPE } from '../platform/http/index.js';
import { createWorkbookJob } from './workbook/workbook-job.factory.js';
import { runWorkbookThread } from './workbook/workbook-thread.util.js';

/** Writes the workbook of an export. */
@Processor(EXPORT_TASK_KIND, TASK_WORKER_OPTIONS)
export class ExcelExportProcessor extends BackgroundTaskProcessor<ExportRequest> {
  constructor(
    private readonly exportsService: ExportsService,
    private readonly config: AppConfig,
  ) {
    super();
  }

  async runTask(exported: ExportRequest, context: TaskContext): Promise<void> {
    const plan = await this.exportsService.createPlanForAccount(context.accountId, exported);
    const { fileName, job } = createWorkbookJob(plan, this.config.database);
    const out = context.openOutput({ fileName, contentType: XLSX_MIME_TYPE });
    await runWorkbookThread(job, out, context);
  }
}
