import { Controller, Headers, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AuditQueryDto } from '../audit/dto/audit-query.dto.js';
import type { WorkDto } from '../background-tasks/dto/work.dto.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { IdempotencyKeyed, type KeyedRequest } from '../platform/idempotency/index.js';
import { toPageQuery } from '../platform/validation/index.js';
import { DownloadCall, StartCall } from './export-call.decorators.js';
import { ExportAnswerService } from './export-answer.service.js';
import type { ExportRequest } from './export-plan.types.js';

const ENTRIES = {
  path: 'Audit/get-all-excel',
  tag: 'Audit',
  rows: 'audit entries',
  policy: 'superAdmin',
} as const;

const toAuditExport = (query: AuditQueryDto): ExportRequest => ({
  what: 'audit',
  filters: toPageQuery(query).filters,
});

/** Exports the audit log as a workbook; like the log itself for SuperAdmins alone. */
@Controller()
export class AuditExportsController {
  constructor(private readonly exportAnswerService: ExportAnswerService) {}

  @DownloadCall(ENTRIES)
  async downloadAudit(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: AuditQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKeyed() key: KeyedRequest | null,
    @Headers('accept') accept?: string,
  ): Promise<StreamableFile | WorkDto> {
    return this.exportAnswerService.answerExport(caller, toAuditExport(query), reply, accept, key);
  }

  @StartCall(ENTRIES)
  async startAuditExport(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: AuditQueryDto,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<WorkDto> {
    return this.exportAnswerService.startExport(caller, toAuditExport(query), key);
  }
}
