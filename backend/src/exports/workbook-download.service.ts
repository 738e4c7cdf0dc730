import { PassThrough } from 'node:stream';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { CurrentCaller } from '../platform/auth/index.js';
import { AppConfig } from '../platform/config/index.js';
import { createAttachment } from '../platform/http/attachment.util.js';
import { tooManyRequests } from '../platform/http/index.js';
import { ExportPlanService } from './export-plan.service.js';
import { ExportsService } from './exports.service.js';
import type { ExportRequest } from './export-plan.types.js';
import { XLSX_MIME_TYPE } from '../platform/http/index.js';
import { createWorkbookJob } from './workbook/workbook-job.factory.js';
import { runWorkbookThread } from './workbook/workbook-thread.util.js';

/** Threads that one process runs for answers at the same time: each may take 250 MB. */
const MAX_OPEN_DOWNLOADS = 2;
const TOO_MANY_OPEN_MESSAGE = 'Ci sono già altre esportazioni in corso: riprova tra un minuto.';

/** Answers an export with the workbook itself, written while the client reads it. */
@Injectable()
export class WorkbookDownloadService {
  private openDownloads = 0;

  constructor(
    private readonly exportsService: ExportsService,
    private readonly exportPlanService: ExportPlanService,
    private readonly config: AppConfig,
  ) {}

  /** @throws 400, 403 as the list itself; 429 with too many exports at the same time */
  async openDownload(caller: CurrentCaller, exported: ExportRequest): Promise<StreamableFile> {
    const plan = await this.exportPlanService.createPlan(caller, exported);
    if (this.openDownloads >= MAX_OPEN_DOWNLOADS)
      throw tooManyRequests(TOO_MANY_OPEN_MESSAGE, 'too-many-works');
    this.openDownloads += 1;
    try {
      await this.exportsService.recordExport(caller, exported);
    } catch (error) {
      this.openDownloads -= 1;
      throw error;
    }
    const { fileName, job } = createWorkbookJob(plan, this.config.database);
    const out = new PassThrough();
    // The answer's stream closes early when the client disconnects.
    const disconnect = new AbortController();
    out.once('close', () => disconnect.abort());
    void runWorkbookThread(job, out, { signal: disconnect.signal, reportProgress: () => undefined })
      .then(
        () => out.end(),
        (error: Error) => out.destroy(error),
      )
      .finally(() => (this.openDownloads -= 1));
    return createAttachment(out, { fileName, contentType: XLSX_MIME_TYPE });
  }
}
