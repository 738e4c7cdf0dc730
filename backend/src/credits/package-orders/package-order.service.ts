import { Injectable } from '@nestjs/common';
import {
  getTodayInRome,
  isBackOffice,
  toHundredths,
  NEW_ORDER_STATUS,
  validateTransferDay,
} from '@pratiche/domain';
import { ACCOUNT_NOT_FOUND } from '../../accounts/accounts.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import type { ReceivedFile } from '../../platform/files/upload-intake.service.js';
import { badRequest, conflict, notFound } from '../../platform/http/index.js';
import type { KeyedRequest } from '../../platform/idempotency/index.js';
import { PackageCatalogService } from '../package-catalog.service.js';
import { PaymentsService } from '../payments.service.js';
import { toPackageTerms } from '../recharge.service.js';
import { WalletService } from '../wallet.service.js';
import type { PackageOrderRequestDto } from './dto/package-order-request.dto.js';
import type { PackageOrder } from './package-order.entity.js';
import { PackageOrderLogService } from './package-order-log.service.js';
import { PackageOrderRepository } from './package-order.repository.js';

export const ORDER_NOT_FOUND = 'Il bonifico richiesto non esiste.';

/** How many orders the wallet shows. */
const LATEST_ORDERS = 50;

const OPEN_ORDER_MESSAGE =
  'Un bonifico per questo pacchetto è già segnalato: sta nel portafoglio, in attesa di conferma.';

type FrozenTerms = Pick<
  PackageOrder,
  | 'packageName'
  | 'credits'
  | 'price'
  | 'costEcobonus'
  | 'costBonusCasa'
  | 'costCalcoloEnergetico'
  | 'amountDue'
  | 'reason'
>;

/** The orders of a company: announced by its fitter or buyer, and withdrawn while they wait. */
@Injectable()
export class PackageOrderService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly packageOrderRepository: PackageOrderRepository,
    private readonly packageCatalogService: PackageCatalogService,
    private readonly paymentsService: PaymentsService,
    private readonly packageOrderLogService: PackageOrderLogService,
    private readonly walletService: WalletService,
  ) {}

  /** Refuses an order by its fields, before a receipt is stored. */
  async assertCanPlace(caller: CurrentCaller, request: PackageOrderRequestDto): Promise<number> {
    const message = validateTransferDay(request.transferDay, getTodayInRome());
    if (message !== null)
      throw badRequest(message, 'invalid-data', { errors: [{ field: 'transferDay', message }] });
    return this.walletService.requireRechargeableAccountId(caller.id);
  }

  /** @returns `isNew` is false when the key was used before: nothing was written, and the file is not needed */
  async placeOrder(
    caller: CurrentCaller,
    request: PackageOrderRequestDto,
    receipt: ReceivedFile | null,
    key: KeyedRequest | null,
  ): Promise<{ isNew: boolean; order: PackageOrder }> {
    const accountId = await this.assertCanPlace(caller, request);
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const before = await this.packageOrderLogService.claimOrderKey(caller.id, key);
        if (before !== null) return { isNew: false, order: before };
        const { packageId } = request;
        if ((await this.packageOrderRepository.findOpenOrder(accountId, packageId)) !== null)
          throw conflict(OPEN_ORDER_MESSAGE, 'order-open');
        const id = await this.packageOrderRepository.insertOrder({
          ...(await this.freezeTerms(caller.id, request)),
          ...toReceiptColumns(receipt),
          accountId,
          orderedBy: caller.id,
          rechargePackageId: packageId,
          openPackageId: packageId,
          status: NEW_ORDER_STATUS,
          amount: toHundredths(request.amount),
          transferDay: request.transferDay,
          idempotencyKey: key?.key ?? null,
          created: new Date(),
          decided: null,
          decidedBy: null,
          decisionReason: null,
          activePackageId: null,
        });
        const order = await this.requireOrder(id);
        await this.packageOrderLogService.recordAuditEntry(caller, 'order-placed', order);
        return { isNew: true, order };
      }),
    );
  }

  async withdrawOrder(caller: CurrentCaller, id: number): Promise<PackageOrder> {
    const order = await this.requireReadableOrder(caller, id);
    return this.unitOfWork.run(async () => {
      await this.packageOrderLogService.endOrder(order, 'withdrawn', 'owner', {
        decidedBy: caller.id,
      });
      await this.packageOrderLogService.recordAuditEntry(caller, 'order-withdrawn', order);
      return this.requireOrder(id);
    });
  }

  /** Latest first; of a buyer those of the company. @throws 404 for other people's */
  async listByAccount(caller: CurrentCaller, id: number): Promise<PackageOrder[]> {
    if (id !== caller.id && !isBackOffice(caller.role)) throw notFound(ACCOUNT_NOT_FOUND);
    return this.packageOrderRepository.listOrdersByAccount(
      await this.walletService.findWalletAccountId(id),
      LATEST_ORDERS,
    );
  }

  /** @throws 404 for orders of other companies */
  async requireReadableOrder(caller: CurrentCaller, id: number): Promise<PackageOrder> {
    const order = await this.requireOrder(id);
    const isOwn =
      isBackOffice(caller.role) ||
      order.accountId === (await this.walletService.findWalletAccountId(caller.id));
    if (!isOwn) throw notFound(ORDER_NOT_FOUND);
    return order;
  }

  async requireOrder(id: number): Promise<PackageOrder> {
    const order = await this.packageOrderRepository.findOrder(id);
    if (order === null) throw notFound(ORDER_NOT_FOUND);
    return order;
  }

  /** Keeps what a package costs and gives on the day it is ordered. @throws 404 for a package that is not on sale; 409 while nothing can be paid */
  private async freezeTerms(
    callerId: number,
    { packageId, numCredits }: Pick<PackageOrderRequestDto, 'packageId' | 'numCredits'>,
  ): Promise<FrozenTerms> {
    const { amount, transfer } = await this.paymentsService.createPaymentInstructions(
      callerId,
      packageId,
      numCredits,
    );
    if (transfer === null)
      throw conflict(
        'Le coordinate per il bonifico non sono ancora disponibili: scrivi all’assistenza.',
        'no-bank-account',
      );
    const { name, initialCredits, ...terms } = toPackageTerms(
      await this.packageCatalogService.requirePackage(packageId),
      numCredits === undefined ? undefined : toHundredths(numCredits),
    );
    return {
      ...terms,
      packageName: name,
      credits: initialCredits,
      amountDue: toHundredths(amount),
      reason: transfer.reason,
    };
  }
}

const toReceiptColumns = (file: ReceivedFile | null) => ({
  fileName: file?.fileName ?? null,
  contentType: file?.contentType ?? null,
  size: file?.size ?? null,
  sha256: file?.sha256 ?? null,
  storageKey: file?.storageKey ?? null,
});
