import { Controller, Get, Headers, HttpCode, Query } from '@nestjs/common';
import type { Work } from '@pratiche/api';
import { accountFilters, paymentFilters } from '@pratiche/api/schemas';
import type { AccountFilters } from '../accounts/account-search.repository.js';
import { DossierListQueryDto } from '../module/list/dto/dossier-list-query.dto.js';
import { toPageQuery } from '../platform/validation/index.js';
import { parseIdempotencyKey } from '../platform/http/request-headers.util.js';
import type { PaymentFilters } from '../payment-logs/payment-logs.service.js';
import { pageQuery, type PageQuery } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { RateLimit } from '../platform/rate-limiting/index.js';
import { toBackgroundTaskDto } from '../background-tasks/background-task.mapper.js';
import { ExportsService } from './exports.service.js';

/**
 * Exports whole lists as spreadsheets: all rows that match the list's filters, written by a
 * background task (202) that provides the result. The specification defines GET routes; a repeated
 * call only creates a second file.
 */
@Controller()
export class ExportsController {
  constructor(private readonly exportsService: ExportsService) {}

  @Get('Module/getallexcel')
  @HttpCode(202)
  @Policy('backOffice')
  @RateLimit('heavy')
  async exportDossiers(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: DossierListQueryDto,
    @Headers('idempotency-key') key?: string,
  ): Promise<Work> {
    return toBackgroundTaskDto(
      await this.exportsService.startExport(
        caller,
        { what: 'dossiers', query: { ...toPageQuery(query), page: null, sort: null } },
        parseIdempotencyKey(key),
      ),
    );
  }

  @Get('Accounts/get-all-excel')
  @HttpCode(202)
  @Policy('backOffice')
  @RateLimit('heavy')
  async exportAccounts(
    @CurrentUser() caller: CurrentCaller,
    @Query(pageQuery({ sortable: [], filters: accountFilters }))
    { filters }: PageQuery<never, AccountFilters>,
    @Headers('idempotency-key') key?: string,
  ): Promise<Work> {
    return toBackgroundTaskDto(
      await this.exportsService.startExport(
        caller,
        { what: 'accounts', filters },
        parseIdempotencyKey(key),
      ),
    );
  }

  @Get('PaymentLogs/get-all-excel')
  @HttpCode(202)
  @Policy('backOffice')
  @RateLimit('heavy')
  async exportPayments(
    @CurrentUser() caller: CurrentCaller,
    @Query(pageQuery({ sortable: [], filters: paymentFilters }))
    { filters }: PageQuery<never, PaymentFilters>,
    @Headers('idempotency-key') key?: string,
  ): Promise<Work> {
    return toBackgroundTaskDto(
      await this.exportsService.startExport(
        caller,
        { what: 'payments', filters },
        parseIdempotencyKey(key),
      ),
    );
  }
}
