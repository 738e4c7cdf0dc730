import { Injectable, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { toBackgroundTaskDto } from '../background-tasks/background-task.mapper.js';
import type { WorkDto } from '../background-tasks/dto/work.dto.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { acceptsOnlyJson } from '../platform/http/request-headers.util.js';
import type { KeyedRequest } from '../platform/idempotency/index.js';
import { ExportsService } from './exports.service.js';
import type { ExportRequest } from './export-plan.types.js';
import { WorkbookDownloadService } from './workbook-download.service.js';

/** Answers an export with its workbook, or with the background task that makes it. */
@Injectable()
export class ExportAnswerService {
  constructor(
    private readonly exportsService: ExportsService,
    private readonly workbookDownloadService: WorkbookDownloadService,
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
    return this.workbookDownloadService.openDownload(caller, exported);
  }

  async startExport(
    caller: CurrentCaller,
    exported: ExportRequest,
    key: KeyedRequest | null,
  ): Promise<WorkDto> {
    return toBackgroundTaskDto(await this.exportsService.startExport(caller, exported, key));
  }
}
