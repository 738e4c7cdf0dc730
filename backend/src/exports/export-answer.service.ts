import { PassThrough } from 'node:stream';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { toBackgroundTaskDto } from '../background-tasks/background-task.mapper.js';
import type { WorkDto } from '../background-tasks/dto/work.dto.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { AppConfig } from '../platform/config/index.js';
import { createAttachment } from '../platform/http/attachment.util.js';
import { tooManyRequests, XLSX_MIME_TYPE } from '../platform/http/index.js';
import { acceptsOnlyJson } from '../platform/http/request-headers.util.js';
import type { KeyedRequest } from '../platform/idempotency/index.js';
import { ExportPlanService } from './export-plan.service.js';
import { ExportsService } from './exports.service.js';
import type { ExportRequest } from './export-plan.types.js';
import { createWorkbookJob } from './workbook/workbook-job.factory.js';
import { runWorkbookThread } from './workbook/workbook-thread.util.js';

/** Threads that one process runs for answers at the same time: each may take 250 MB. */
const MAX_OPEN_DOWNLOADS = 2;
const TOO_MANY_OPEN_MESSAGE = 'Ci sono già altre esportazioni in corso: riprova tra un minuto.';

/** Answers an export with its workbook, or with the background task that makes it. */
@Injectable()
export class ExportAnswerService {
  private openDownloads = 0;

  constructor(
    private readonly exportsService: ExportsService,
    private readonly exportPlanService: ExportPlanService,
    private readonly config: AppConfig,
  ) {}

  /** A client that takes only JSON gets the task. */
  async answerExport(
    caller: CurrentCaller,
    exported: ExportRequest,
    reply: FastifyReply,
    accept: string | undefined,
    key: KeyedRequest | null,
  ): Promise<StreamableFile | WorkDto> {
    if (acceptsOnlyJson(accept)) {
      void reply.status(202);
      return this.startExport(caller, exported, key);
    }
    void reply.header('x-content-type-options', 'nosniff');
    return this.openDownload(caller, exported);
  }

  async startExport(
    caller: CurrentCaller,
    exported: ExportRequest,
    key: KeyedRequest | null,
  ): Promise<WorkDto> {
    return toBackgroundTaskDto(await this.exportsService.startExport(caller, exported, key));
  }

  /** The workbook, written while the client reads it. @throws 400, 403 as the list itself; 429 with too many exports at the same time */
  private async openDownload(
    caller: CurrentCaller,
    exported: ExportRequest,
  ): Promise<StreamableFile> {
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
