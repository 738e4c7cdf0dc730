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
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AccountQueryDto } from '../accounts/users/dto/account-query.dto.js';
import { WorkDto } from '../background-tasks/dto/work.dto.js';
import { DossierListQueryDto } from '../module/list/dto/dossier-list-query.dto.js';
import { toPageQuery } from '../platform/validation/index.js';
import { acceptsOnlyJson } from '../platform/http/request-headers.util.js';
import { PaymentLogQueryDto } from '../payment-logs/dto/payment-log-query.dto.js';
import { ApiAccept, ApiFileResponse, ApiIdempotencyKey } from '../platform/openapi/index.js';
import { IdempotencyKeyed, type KeyedRequest } from '../platform/idempotency/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { RateLimit } from '../platform/rate-limiting/index.js';
import { toBackgroundTaskDto } from '../background-tasks/background-task.mapper.js';
import { ExportsService, type ExportRequest } from './exports.service.js';
import { XLSX_MIME_TYPE } from '../platform/http/index.js';
import { WorkbookDownloadService } from './workbook-download.service.js';

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
  constructor(
    private readonly exportsService: ExportsService,
    private readonly workbookDownloadService: WorkbookDownloadService,
  ) {}

  @Get('Module/getallexcel')
  @ApiTags('Module')
  @ApiOperation({
    summary: 'Download the dossiers that match as a workbook',
    description: 'With an Accept of JSON alone a background task is started instead.',
  })
  @ApiIdempotencyKey()
  @ApiAccept()
  @ApiFileResponse(XLSX_MIME_TYPE)
  @ApiAcceptedResponse({ type: WorkDto })
  @Policy('backOffice')
  @RateLimit('heavy')
  async downloadDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: DossierListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKeyed() key: KeyedRequest | null,
    @Headers('accept') accept?: string,
  ): Promise<StreamableFile | WorkDto> {
    return this.answerExport(caller, toDossiersExport(query), reply, accept, key);
  }

  @Post('Module/getallexcel')
  @ApiTags('Module')
  @ApiOperation({ summary: 'Start a workbook of the dossiers that match' })
  @ApiIdempotencyKey()
  @ApiAcceptedResponse({ type: WorkDto })
  @HttpCode(202)
  @Policy('backOffice')
  @RateLimit('heavy')
  async startDossiersExport(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: DossierListQueryDto,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<WorkDto> {
    return this.startExport(caller, toDossiersExport(query), key);
  }

  @Get('Accounts/get-all-excel')
  @ApiTags('Accounts')
  @ApiOperation({
    summary: 'Download the accounts that match as a workbook',
    description: 'With an Accept of JSON alone a background task is started instead.',
  })
  @ApiIdempotencyKey()
  @ApiAccept()
  @ApiFileResponse(XLSX_MIME_TYPE)
  @ApiAcceptedResponse({ type: WorkDto })
  @Policy('backOffice')
  @RateLimit('heavy')
  async downloadAccounts(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: AccountQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKeyed() key: KeyedRequest | null,
    @Headers('accept') accept?: string,
  ): Promise<StreamableFile | WorkDto> {
    return this.answerExport(caller, toAccountsExport(query), reply, accept, key);
  }

  @Post('Accounts/get-all-excel')
  @ApiTags('Accounts')
  @ApiOperation({ summary: 'Start a workbook of the accounts that match' })
  @ApiIdempotencyKey()
  @ApiAcceptedResponse({ type: WorkDto })
  @HttpCode(202)
  @Policy('backOffice')
  @RateLimit('heavy')
  async startAccountsExport(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: AccountQueryDto,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<WorkDto> {
    return this.startExport(caller, toAccountsExport(query), key);
  }

  @Get('PaymentLogs/get-all-excel')
  @ApiTags('PaymentLogs')
  @ApiOperation({
    summary: 'Download the movements that match as a workbook',
    description: 'With an Accept of JSON alone a background task is started instead.',
  })
  @ApiIdempotencyKey()
  @ApiAccept()
  @ApiFileResponse(XLSX_MIME_TYPE)
  @ApiAcceptedResponse({ type: WorkDto })
  @Policy('backOffice')
  @RateLimit('heavy')
  async downloadPayments(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: PaymentLogQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IdempotencyKeyed() key: KeyedRequest | null,
    @Headers('accept') accept?: string,
  ): Promise<StreamableFile | WorkDto> {
    return this.answerExport(caller, toPaymentsExport(query), reply, accept, key);
  }

  @Post('PaymentLogs/get-all-excel')
  @ApiTags('PaymentLogs')
  @ApiOperation({ summary: 'Start a workbook of the movements that match' })
  @ApiIdempotencyKey()
  @ApiAcceptedResponse({ type: WorkDto })
  @HttpCode(202)
  @Policy('backOffice')
  @RateLimit('heavy')
  async startPaymentsExport(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: PaymentLogQueryDto,
    @IdempotencyKeyed() key: KeyedRequest | null,
  ): Promise<WorkDto> {
    return this.startExport(caller, toPaymentsExport(query), key);
  }

  private async answerExport(
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

  private async startExport(
    caller: CurrentCaller,
    exported: ExportRequest,
    key: KeyedRequest | null,
  ): Promise<WorkDto> {
    return toBackgroundTaskDto(await this.exportsService.startExport(caller, exported, key));
  }
}
