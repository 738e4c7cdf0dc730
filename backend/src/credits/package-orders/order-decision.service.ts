import { Injectable } from '@nestjs/common';
import { formatDay } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import type { KeyedRequest } from '../../platform/idempotency/index.js';
import { CreditRequestService } from '../credit-request.service.js';
import { RechargeService } from '../recharge.service.js';
import { OrderNotificationService } from './order-notification.service.js';
import { toOrderTerms } from './package-order.mapper.js';
import type { PackageOrder } from './package-order.entity.js';
import { PackageOrderLogService } from './package-order-log.service.js';
import { PackageOrderRepository } from './package-order.repository.js';

/** What the back office decides about a transfer: credits for it, once, or a reason why not. */
@Injectable()
export class OrderDecisionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly packageOrderRepository: PackageOrderRepository,
    private readonly packageOrderLogService: PackageOrderLogService,
    private readonly creditRequestService: CreditRequestService,
    private readonly rechargeService: RechargeService,
    private readonly orderNotificationService: OrderNotificationService,
  ) {}

  /** Gives the package and ends the order in one transaction. */
  async confirmOrder(
    caller: CurrentCaller,
    order: PackageOrder,
    key: KeyedRequest | null,
  ): Promise<void> {
    const { id, accountId, rechargePackageId, transferDay } = order;
    await this.creditRequestService.runOncePerKey(caller.id, accountId, key, async () => {
      await this.packageOrderLogService.endOrder(order, 'confirmed', 'backOffice', {
        decidedBy: caller.id,
      });
      const owned = await this.rechargeService.applyRecharge({
        accountId,
        rechargePackageId,
        by: caller,
        terms: toOrderTerms(order),
        note: `bonifico n. ${id} del ${formatDay(transferDay)}`,
      });
      await this.packageOrderRepository.setActivePackage(id, owned.id);
      await this.packageOrderLogService.recordAuditEntry(caller, 'order-confirmed', order);
      await this.orderNotificationService.notifyConfirmed(order);
      return owned;
    });
  }

  async rejectOrder(caller: CurrentCaller, order: PackageOrder, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.packageOrderLogService.endOrder(order, 'rejected', 'backOffice', {
        decidedBy: caller.id,
        decisionReason: reason,
      });
      await this.packageOrderLogService.recordAuditEntry(caller, 'order-rejected', order);
      await this.orderNotificationService.notifyRejected(order, reason);
    });
  }
}
