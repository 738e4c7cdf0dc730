import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam, setTotalCountHeaders } from '../../platform/http/index.js';
import { IdempotencyKeyed, type KeyedRequest } from '../../platform/idempotency/index.js';
import { ApiIdempotencyKey, Call, pageOf } from '../../platform/openapi/index.js';
import { FIRST_PAGE, toPageQuery } from '../../platform/validation/index.js';
import { OrderQueryDto, OrderRejectionDto } from './dto/package-order-request.dto.js';
import { OfficeOrderDto, OrderCountDto, PackageOrderDto } from './dto/package-order.dto.js';
import { OrderDecisionService } from './order-decision.service.js';
import { OrderSearchService } from './order-search.service.js';
import { toPackageOrderDto } from './package-order.mapper.js';
import { PackageOrderRepository } from './package-order.repository.js';
import { ORDER_NOT_FOUND, PackageOrderService } from './package-order.service.js';

const orderIdParam = () => idParam(ORDER_NOT_FOUND);

/** Orders of packages, as the back office decides them: by who may add a package to an account. */
@ApiTags('PackageOrders')
@Controller('PackageOrders')
export class OfficeOrdersController {
  constructor(
    private readonly packageOrderService: PackageOrderService,
    private readonly packageOrderRepository: PackageOrderRepository,
    private readonly orderSearchService: OrderSearchService,
    private readonly orderDecisionService: OrderDecisionService,
  ) {}

  @Get()
  @Call('List the orders of all accounts', 'backOffice', {
    description: 'Waiting ones by age, others latest first; without page the first one.',
    rate: 'list',
    answer: pageOf(OfficeOrderDto),
  })
  async listOrders(
    @Query() query: OrderQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OfficeOrderDto[]> {
    const { page, filters } = toPageQuery(query);
    const { rows, ...counted } = await this.orderSearchService.listPage(
      filters,
      page ?? FIRST_PAGE,
    );
    setTotalCountHeaders(reply, counted);
    return rows;
  }

  @Get('count')
  @Call('Count the orders of each status', 'backOffice', { answer: OrderCountDto })
  countOrders(): Promise<OrderCountDto> {
    return this.packageOrderRepository.countOrdersByStatus();
  }

  @Post(':id/confirm')
  @Call('Confirm a transfer and give the package', 'backOffice', {
    answer: PackageOrderDto,
    problems: { 400: ['invalid-data'], 409: ['account-without-credits', 'order-ended'] },
  })
  @ApiIdempotencyKey()
  async confirmOrder(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', orderIdParam()) id: number,
    @IdempotencyKeyed('invalid-data') key: KeyedRequest | null,
  ): Promise<PackageOrderDto> {
    const order = await this.packageOrderService.requireOrder(id);
    await this.orderDecisionService.confirmOrder(caller, order, key);
    return toPackageOrderDto(await this.packageOrderService.requireOrder(id));
  }

  @Post(':id/reject')
  @Call('Reject a transfer with a reason', 'backOffice', {
    answer: PackageOrderDto,
    problems: { 409: ['order-ended'] },
  })
  async rejectOrder(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', orderIdParam()) id: number,
    @Body() { reason }: OrderRejectionDto,
  ): Promise<PackageOrderDto> {
    const order = await this.packageOrderService.requireOrder(id);
    await this.orderDecisionService.rejectOrder(caller, order, reason);
    return toPackageOrderDto(await this.packageOrderService.requireOrder(id));
  }
}
