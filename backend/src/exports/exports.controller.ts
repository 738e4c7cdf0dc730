import { Controller, Headers, Query, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AccountQueryDto } from '../accounts/users/dto/account-query.dto.js';
import { WorkDto } from '../background-tasks/dto/work.dto.js';
import { DossierListQueryDto } from '../module/list/dto/dossier-list-query.dto.js';
import { toPageQuery } from '../platform/validation/index.js';
import { PaymentLogQueryDto } from '../credits/payment-logs/dto/payment-log-query.dto.js';
import { IdempotencyKeyed, type KeyedRequest } from '../platform/idempotency/index.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { DownloadCall, StartCall } from './export-call.decorators.js';
import { ExportAnswerService } from './export-answer.service.js';
import type { ExportRequest } from './export-plan.types.js';

const DOSSIERS = { path: 'Module/getallexcel', tag: 'Module', rows: 'dossiers' };
const ACCOUNTS = { path: 'Accounts/get-all-excel', tag: 'Accounts', rows: 'accounts' };
const MOVEMENTS = { path: 'PaymentLogs/get-all-excel', tag: 'PaymentLogs', rows: 'movements' };

const toDossiersExport = (query: DossierListQueryDto): ExportRequest => ({
  what: 'dossiers',
  query: { ...toPageQuery(query), page: null, sort: null },
});
const toAccountsExport = (query: AccountQueryDto): ExportRequest => ({
  what: 'accounts',
  filters: toPageQuery(query).filters,
});
const toPaymentsExport = (query: PaymentLogQueryDto): ExportRequest => ({
  what: 'payments',
  filters: toPageQuery(query).filters,
});

/**
 * Exports whole lists as workbooks: all rows that match the list's filters. GET answers the
 * workbook, or starts a background task (202) for a client that takes only JSON; POST starts the
 * task, which provides the result.
 */
@Controller()
export class ExportsController {
  constructor(private readonly exportAnswerService: ExportAnswerService) {}

  @DownloadCall(DOSSIERS)
  async downloadDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: DossierListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKeyed() key: KeyedRequest | null,
    @Headers('accept') accept?: string,
  ): Promise<StreamableFile | WorkDto> {
    return this.exportAnswerService.answerExport(
      caller,
      toDossiersExport(query),
      reply,
      accept,
      key,
    );
  }

  @StartCall(DOSSIERS)
  async startDossiersExport(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: DossierListQueryDto,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<WorkDto> {
    return this.exportAnswerService.startExport(caller, toDossiersExport(query), key);
  }

  @DownloadCall(ACCOUNTS)
  async downloadAccounts(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: AccountQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKeyed() key: KeyedRequest | null,
    @Headers('accept') accept?: string,
  ): Promise<StreamableFile | WorkDto> {
    return this.exportAnswerService.answerExport(
      caller,
      toAccountsExport(query),
      reply,
      accept,
      key,
    );
  }

  @StartCall(ACCOUNTS)
  async startAccountsExport(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: AccountQueryDto,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<WorkDto> {
    return this.exportAnswerService.startExport(caller, toAccountsExport(query), key);
  }

  @DownloadCall(MOVEMENTS)
  async downloadPayments(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: PaymentLogQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKeyed() key: KeyedRequest | null,
    @Headers('accept') accept?: string,
  ): Promise<StreamableFile | WorkDto> {
    return this.exportAnswerService.answerExport(
      caller,
      toPaymentsExport(query),
      reply,
      accept,
      key,
    );
  }

  @StartCall(MOVEMENTS)
  async startPaymentsExport(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: PaymentLogQueryDto,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<WorkDto> {
    return this.exportAnswerService.startExport(caller, toPaymentsExport(query), key);
  }
}
