import { Controller, Headers, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { WorkDto } from '../background-tasks/dto/work.dto.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { IdempotencyKeyed, type KeyedRequest } from '../platform/idempotency/index.js';
import { DownloadCall, StartCall } from './export-call.decorators.js';
import { ExportAnswerService } from './export-answer.service.js';

const MONTHS = {
  path: 'Module/board/months/excel',
  tag: 'Module',
  rows: 'months',
  policy: 'superAdmin',
} as const;

/** Exports the figures of the months as a workbook; like the figures themselves for SuperAdmins alone. */
@Controller()
export class MonthsExportsController {
  constructor(private readonly exportAnswerService: ExportAnswerService) {}

  @DownloadCall(MONTHS)
  async downloadMonths(
    @CurrentUser() caller: CurrentCaller,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKeyed() key: KeyedRequest | null,
    @Headers('accept') accept?: string,
  ): Promise<StreamableFile | WorkDto> {
    return this.exportAnswerService.answerExport(caller, { what: 'months' }, reply, accept, key);
  }

  @StartCall(MONTHS)
  async startMonthsExport(
    @CurrentUser() caller: CurrentCaller,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<WorkDto> {
    return this.exportAnswerService.startExport(caller, { what: 'months' }, key);
  }
}
