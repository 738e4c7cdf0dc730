import { Controller, Get, Param, Post, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RECEIPT_CONTENT_TYPES } from '@pratiche/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountIdParam } from '../../accounts/accounts.service.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { UploadIntakeService } from '../../platform/files/upload-intake.service.js';
import { idParam } from '../../platform/http/index.js';
import {
  IdempotencyKeyed,
  withContent,
  type KeyedRequest,
} from '../../platform/idempotency/index.js';
import {
  ApiFileResponse,
  ApiIdempotencyKey,
  ApiMultipart,
  Call,
} from '../../platform/openapi/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../../platform/files/received-file-problems.constants.js';
import { validateDto } from '../../platform/validation/index.js';
import { PackageOrderFormDto, PackageOrderRequestDto } from './dto/package-order-request.dto.js';
import { PackageOrderDto } from './dto/package-order.dto.js';
import { OrderReceiptService } from './order-receipt.service.js';
import { toPackageOrderDto } from './package-order.mapper.js';
import { ORDER_NOT_FOUND, PackageOrderService } from './package-order.service.js';

const RECEIPT_FIELD = 'receipt';
const RECEIPT_FOLDER = 'orders';

/** Orders of packages, as the company that pays for them sees them. */
@ApiTags('PackageOrders')
@Controller('PackageOrders')
export class PackageOrdersController {
  constructor(
    private readonly packageOrderService: PackageOrderService,
    private readonly orderReceiptService: OrderReceiptService,
    private readonly uploadIntakeService: UploadIntakeService,
  ) {}

  @Post()
  @Call('Say that the transfer for a package was made', 'purchase', {
    answer: PackageOrderDto,
    problems: [
      404,
      RECEIVED_FILE_PROBLEMS,
      {
        409: ['buyer-without-company', 'no-bank-account', 'order-open', 'purchases-closed'],
      },
    ],
  })
  @ApiIdempotencyKey()
  @ApiMultipart(PackageOrderFormDto)
  async placeOrder(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
    @IdempotencyKeyed('invalid-data') key: KeyedRequest | null,
  ): Promise<PackageOrderDto> {
    return this.uploadIntakeService.receiveFile(request, {
      field: RECEIPT_FIELD,
      folder: RECEIPT_FOLDER,
      validateFields: (fields) =>
        this.packageOrderService.assertCanPlace(
          caller,
          validateDto(PackageOrderRequestDto, fields),
        ),
      save: async (fields, file) => {
        const body = validateDto(PackageOrderRequestDto, fields);
        this.orderReceiptService.assertReceiptType(file);
        const { isNew, order } = await this.packageOrderService.placeOrder(
          caller,
          body,
          file,
          withContent(key, { ...body, file: file && [file.fileName, file.sha256] }),
        );
        if (!isNew && file !== null) await this.orderReceiptService.discardFile(file);
        return toPackageOrderDto(order);
      },
    });
  }

  @Get('users/:id')
  @Call('List the orders of an account', 'purchaseOrBackOffice', {
    description: 'The latest 50.',
    answer: [PackageOrderDto],
  })
  async listAccountOrders(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
  ): Promise<PackageOrderDto[]> {
    return (await this.packageOrderService.listByAccount(caller, id)).map(toPackageOrderDto);
  }

  @Post(':id/withdraw')
  @Call('Take back an order that waits', 'purchase', {
    answer: PackageOrderDto,
    problems: { 409: ['order-ended'] },
  })
  async withdrawOrder(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(ORDER_NOT_FOUND)) id: number,
  ): Promise<PackageOrderDto> {
    return toPackageOrderDto(await this.packageOrderService.withdrawOrder(caller, id));
  }

  @Get(':id/receipt')
  @Call('Download the receipt of a transfer', 'purchaseOrBackOffice', { rate: 'heavy' })
  @ApiFileResponse(...RECEIPT_CONTENT_TYPES)
  async downloadReceipt(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(ORDER_NOT_FOUND)) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    void reply.header('x-content-type-options', 'nosniff');
    const order = await this.packageOrderService.requireReadableOrder(caller, id);
    return this.orderReceiptService.openReceipt(caller, order);
  }
}
