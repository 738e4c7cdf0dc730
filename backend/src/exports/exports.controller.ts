import {
  Controller,
  Get,
  Headers,
  HttpCode,
  Post,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { Work } from '@pratiche/api';
import { accountFilters, paymentFilters } from '@pratiche/api/schemas';
import type { FastifyReply } from 'fastify';
import type { AccountFilters } from '../accounts/account-search.repository.js';
import { DossierListQueryDto } from '../module/list/dto/dossier-list-query.dto.js';
import { toPageQuery } from '../platform/validation/index.js';
import { acceptsOnlyJson } from '../platform/http/request-headers.util.js';
import type { PaymentFilters } from '../payment-logs/payment-logs.service.js';
import { pageQuery, type PageQuery } from '../platform/http/index.js';
import { IdempotencyKeyed, type KeyedRequest } from '../platform/idempotency/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { RateLimit } from '../platform/rate-limiting/index.js';
import { toBackgroundTaskDto } from '../background-tasks/background-task.mapper.js';
import { ExportsService, type ExportRequest } from './exports.service.js';
import { WorkbookDownloadService } from './workbook-download.service.js';

const accountsQuery = () => Query(pageQuery({ sortable: [], filters: accountFilters }));
const paymentsQuery = () => Query(pageQuery({ sortable: [], filters: paymentFilters }));

const toDossiersExport = (query: DossierListQueryDto): ExportRequest => ({
  what: 'dossiers',
  query: { ...toPageQuery(query), page: null, sort: null },
});

/**
 * Exports whole lists as workbooks: all rows that match the list's filters. GET answers the
 * workbook, or starts a background task (202) for a client that takes only JSON; POST starts the
 * task, which provides the result.
 */
@Controller()
export class ExportsController {
  constructor(
    private readonly exportsService: ExportsService,
    private readonly workbookDownloadService: WorkbookDownloadService,
  ) {}

  @Get('Module/getallexcel')
  @Policy('backOffice')
  @RateLimit('heavy')
  async downloadDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: DossierListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKeyed() key: KeyedRequest | null,
    @Headers('accept') accept?: string,
  ): Promise<StreamableFile | Work> {
    return this.answerExport(caller, toDossiersExport(query), reply, accept, key);
  }

  @Post('Module/getallexcel')
  @HttpCode(202)
  @Policy('backOffice')
  @RateLimit('heavy')
  async startDossiersExport(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: DossierListQueryDto,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<Work> {
    return this.startExport(caller, toDossiersExport(query), key);
  }

  @Get('Accounts/get-all-excel')
  @Policy('backOffice')
  @RateLimit('heavy')
  async downloadAccounts(
    @CurrentUser() caller: CurrentCaller,
    @accountsQuery() { filters }: PageQuery<never, AccountFilters>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKeyed() key: KeyedRequest | null,
    @Headers('accept') accept?: string,
  ): Promise<StreamableFile | Work> {
    return this.answerExport(caller, { what: 'accounts', filters }, reply, accept, key);
  }

  @Post('Accounts/get-all-excel')
  @HttpCode(202)
  @Policy('backOffice')
  @RateLimit('heavy')
  async startAccountsExport(
    @CurrentUser() caller: CurrentCaller,
    @accountsQuery() { filters }: PageQuery<never, AccountFilters>,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<Work> {
    return this.startExport(caller, { what: 'accounts', filters }, key);
  }

  @Get('PaymentLogs/get-all-excel')
  @Policy('backOffice')
  @RateLimit('heavy')
  async downloadPayments(
    @CurrentUser() caller: CurrentCaller,
    @paymentsQuery() { filters }: PageQuery<never, PaymentFilters>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKeyed() key: KeyedRequest | null,
    @Headers('accept') accept?: string,
  ): Promise<StreamableFile | Work> {
    return this.answerExport(caller, { what: 'payments', filters }, reply, accept, key);
  }

  @Post('PaymentLogs/get-all-excel')
  @HttpCode(202)
  @Policy('backOffice')
  @RateLimit('heavy')
  async startPaymentsExport(
    @CurrentUser() caller: CurrentCaller,
    @paymentsQuery() { filters }: PageQuery<never, PaymentFilters>,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<Work> {
    return this.startExport(caller, { what: 'payments', filters }, key);
  }

  private async answerExport(
    caller: CurrentCaller,
    exported: ExportRequest,
    reply: FastifyReply,
    accept: string | undefined,
    key: KeyedRequest | null,
  ): Promise<StreamableFile | Work> {
    if (acceptsOnlyJson(accept)) {
      void reply.status(202);
      return this.startExport(caller, exported, key);
    }
    void reply.header('x-content-type-options', 'nosniff');
    return this.workbookDownloadService.openDownload(caller, exported);
  }

  private async startExport(
    caller: CurrentCaller,
    exported: ExportRequest,
    key: KeyedRequest | null,
  ): Promise<Work> {
    return toBackgroundTaskDto(await this.exportsService.startExport(caller, exported, key));
  }
}
