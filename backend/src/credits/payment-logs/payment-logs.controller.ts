import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { isBackOffice } from '@pratiche/domain';
import type { FastifyReply } from 'fastify';
import { ACCOUNT_NOT_FOUND, accountIdParam } from '../../accounts/accounts.service.js';
import { streamJsonArray, notFound, setTotalCountHeaders } from '../../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { WalletService } from '../wallet.service.js';
import { PaymentLogsService } from './payment-logs.service.js';
import { ApiTags } from '@nestjs/swagger';
import { Call, pageOf } from '../../platform/openapi/index.js';
import { FIRST_PAGE, toPageQuery } from '../../platform/validation/index.js';
import { AccountPaymentLogQueryDto, PaymentLogQueryDto } from './dto/payment-log-query.dto.js';
import { PaymentTotalsDto } from './dto/payment-totals.dto.js';
import { PaymentLogDto } from './dto/payment-log.dto.js';

@ApiTags('PaymentLogs')
@Controller('PaymentLogs')
export class PaymentLogsController {
  constructor(
    private readonly paymentLogsService: PaymentLogsService,
    private readonly walletService: WalletService,
  ) {}

  /** All payments are the back office's (platform.md, 6); the menu entry alone is the SuperAdmin's. */
  @Get()
  @Call('List the movements of credits of all accounts', 'backOffice', {
    description: 'Without page, pageSize and filters every row is answered.',
    rate: 'list',
    answer: pageOf(PaymentLogDto),
  })
  async listPaymentLogs(
    @Query() query: PaymentLogQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentLogDto[] | StreamableFile> {
    const { page, sort, filters } = toPageQuery(query);
    if (
      page === null &&
      sort === null &&
      Object.values(filters).every((value) => value === undefined)
    )
      return streamJsonArray(this.paymentLogsService.streamAll());
    const { rows, ...counted } = await this.paymentLogsService.listPage(
      filters,
      page ?? FIRST_PAGE,
      sort,
    );
    setTotalCountHeaders(reply, counted);
    return rows;
  }

  @Get('totals')
  @Call('Sum the movements of credits that match', 'backOffice', {
    description: 'Page and sort change nothing.',
    rate: 'list',
    answer: PaymentTotalsDto,
  })
  async sumPaymentLogs(@Query() query: PaymentLogQueryDto): Promise<PaymentTotalsDto> {
    return this.paymentLogsService.sumMovements(toPageQuery(query).filters);
  }

  @Get('users/:id')
  @Call('List the movements of credits of an account', 'purchaseOrBackOffice', {
    description: 'Without page and pageSize every row is answered.',
    rate: 'list',
    answer: pageOf(PaymentLogDto),
  })
  async listAccountPaymentLogs(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Query() query: AccountPaymentLogQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentLogDto[] | StreamableFile> {
    if (id !== caller.id && !isBackOffice(caller.role)) throw notFound(ACCOUNT_NOT_FOUND);
    const wallet = await this.walletService.findWalletAccountId(id);
    const { page } = toPageQuery(query);
    if (page === null) return streamJsonArray(this.paymentLogsService.streamByAccount(wallet));
    const { rows, ...counted } = await this.paymentLogsService.listPageByAccount(wallet, page);
    setTotalCountHeaders(reply, counted);
    return rows;
  }
}
