import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import type { PaymentLog } from '@pratiche/api';
import { paymentFilters } from '@pratiche/api/schemas';
import { isBackOffice } from '@pratiche/domain';
import type { FastifyReply } from 'fastify';
import { ACCOUNT_NOT_FOUND, accountIdParam } from '../accounts/accounts.service.js';
import {
  FIRST_PAGE,
  jsonArray,
  notFound,
  pageQuery,
  tellTotal,
  type PageQuery,
} from '../platform/http/index.js';
import { CurrentUser, Policy, Rate, type CurrentCaller } from '../platform/security/index.js';
import { Wallets } from '../recharge-package/wallets.js';
import { PaymentLogsService, type PaymentFilters } from './payment-logs.service.js';

@Controller('PaymentLogs')
export class PaymentLogsController {
  constructor(
    private readonly logs: PaymentLogsService,
    private readonly wallets: Wallets,
  ) {}

  /** All payments are the back office's (platform.md, 6); the menu entry alone is the SuperAdmin's. */
  @Get()
  @Policy('backOffice')
  @Rate('list')
  async getAll(
    @Query(pageQuery({ sortable: [], filters: paymentFilters }))
    { page, filters }: PageQuery<never, PaymentFilters>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentLog[] | StreamableFile> {
    if (page === null && Object.values(filters).every((value) => value === undefined))
      return jsonArray(this.logs.all());
    const { rows, ...counted } = await this.logs.page(filters, page ?? FIRST_PAGE);
    tellTotal(reply, counted);
    return rows;
  }

  @Get('users/:id')
  @Policy('purchaseOrBackOffice')
  @Rate('list')
  async ofUser(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Query(pageQuery({ sortable: [], filters: {} })) { page }: PageQuery<never, object>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentLog[] | StreamableFile> {
    if (id !== caller.id && !isBackOffice(caller.role)) throw notFound(ACCOUNT_NOT_FOUND);
    const wallet = await this.wallets.of(id);
    if (page === null) return jsonArray(this.logs.ofAccount(wallet));
    const { rows, ...counted } = await this.logs.pageOfAccount(wallet, page);
    tellTotal(reply, counted);
    return rows;
  }
}
