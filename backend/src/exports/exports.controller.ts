import { Controller, Get, Headers, HttpCode, Query } from '@nestjs/common';
import type { Work } from '@pratiche/api';
import { accountFilters, paymentFilters } from '@pratiche/api/schemas';
import type { AccountFilters } from '../accounts/account-search.repository.js';
import { dossierListQuery, type DossierQuery } from '../module/list/list-query.js';
import { checkedKey } from '../module/request-headers.js';
import type { PaymentFilters } from '../payment-logs/payment-logs.service.js';
import { pageQuery, type PageQuery } from '../platform/http/index.js';
import { CurrentUser, Policy, Rate, type CurrentCaller } from '../platform/security/index.js';
import { workView } from '../works/work-view.js';
import { ExportsService } from './exports.service.js';

/**
 * Spreadsheets of whole lists: the filters of the list, all rows, as a work (202) whose result is taken from there. GET as
 * the specification has them: asked for twice they make two files and change nothing else.
 */
@Controller()
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Get('Module/getallexcel')
  @HttpCode(202)
  @Policy('backOffice')
  @Rate('heavy')
  async dossiers(
    @CurrentUser() caller: CurrentCaller,
    @Query(dossierListQuery) { filters }: DossierQuery,
    @Headers('idempotency-key') key?: string,
  ): Promise<Work> {
    return workView(
      await this.exports.start(
        caller,
        { what: 'dossiers', query: { page: null, sort: null, filters } },
        checkedKey(key),
      ),
    );
  }

  @Get('Accounts/get-all-excel')
  @HttpCode(202)
  @Policy('backOffice')
  @Rate('heavy')
  async accounts(
    @CurrentUser() caller: CurrentCaller,
    @Query(pageQuery({ sortable: [], filters: accountFilters }))
    { filters }: PageQuery<never, AccountFilters>,
    @Headers('idempotency-key') key?: string,
  ): Promise<Work> {
    return workView(
      await this.exports.start(caller, { what: 'accounts', filters }, checkedKey(key)),
    );
  }

  @Get('PaymentLogs/get-all-excel')
  @HttpCode(202)
  @Policy('backOffice')
  @Rate('heavy')
  async payments(
    @CurrentUser() caller: CurrentCaller,
    @Query(pageQuery({ sortable: [], filters: paymentFilters }))
    { filters }: PageQuery<never, PaymentFilters>,
    @Headers('idempotency-key') key?: string,
  ): Promise<Work> {
    return workView(
      await this.exports.start(caller, { what: 'payments', filters }, checkedKey(key)),
    );
  }
}
