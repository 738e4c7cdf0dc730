import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import type { PaymentLog } from '@pratiche/api';
import { paymentFilters } from '@pratiche/api/schemas';
import { isBackOffice } from '@pratiche/domain';
import type { FastifyReply } from 'fastify';
import { ACCOUNT_NOT_FOUND, accountIdParam } from '../accounts/accounts.service.js';
import {
  FIRST_PAGE,
  streamJsonArray,
  notFound,
  pageQuery,
  setTotalCountHeaders,
  type PageQuery,
} from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { RateLimit } from '../platform/rate-limiting/index.js';
import { WalletService } from '../recharge-package/wallet.service.js';
import { PaymentLogsService, type PaymentFilters } from './payment-logs.service.js';

@Controller('PaymentLogs')
export class PaymentLogsController {
  constructor(
    private readonly paymentLogsService: PaymentLogsService,
    private readonly walletService: WalletService,
  ) {}

  /** All payments are the back office's (platform.md, 6); the menu entry alone is the SuperAdmin's. */
  @Get()
  @Policy('backOffice')
  @RateLimit('list')
  async listPaymentLogs(
    @Query(pageQuery({ sortable: [], filters: paymentFilters }))
    { page, filters }: PageQuery<never, PaymentFilters>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentLog[] | StreamableFile> {
    if (page === null && Object.values(filters).every((value) => value === undefined))
      return streamJsonArray(this.paymentLogsService.streamAll());
    const { rows, ...counted } = await this.paymentLogsService.listPage(
      filters,
      page ?? FIRST_PAGE,
    );
    setTotalCountHeaders(reply, counted);
    return rows;
  }

  @Get('users/:id')
  @Policy('purchaseOrBackOffice')
  @RateLimit('list')
  async listAccountPaymentLogs(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Query(pageQuery({ sortable: [], filters: {} })) { page }: PageQuery<never, object>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentLog[] | StreamableFile> {
    if (id !== caller.id && !isBackOffice(caller.role)) throw notFound(ACCOUNT_NOT_FOUND);
    const wallet = await this.walletService.findWalletAccountId(id);
    if (page === null) return streamJsonArray(this.paymentLogsService.streamByAccount(wallet));
    const { rows, ...counted } = await this.paymentLogsService.listPageByAccount(wallet, page);
    setTotalCountHeaders(reply, counted);
    return rows;
  }
}
