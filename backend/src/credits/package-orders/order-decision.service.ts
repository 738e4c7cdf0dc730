import { Injectable } from '@nestjs/common';
import { formatCreditCount, formatDay, fromHundredths, describeTransfer } from '@pratiche/domain';
import { AccountsService } from '../../accounts/accounts.service.js';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import type { KeyedRequest } from '../../platform/idempotency/index.js';
import {
  CreditedBankLineRepository,
  type NewCreditedBankLine,
} from './credited-bank-line.repository.js';
import { CreditRequestService } from '../credit-request.service.js';
import { RechargeService } from '../recharge.service.js';
import { createOrderConfirmedMail, createOrderRejectedMail } from './mail/order.mail.js';
import { toOrderTerms } from './package-order.mapper.js';
import type { PackageOrder } from './package-order.entity.js';
import { PackageOrderLogService } from './package-order-log.service.js';
import { PackageOrderRepository } from './package-order.repository.js';

/** Decides about a transfer for the back office: credits for it, once, or a reason why not. The company is told. */
@Injectable()
export class OrderDecisionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly packageOrderRepository: PackageOrderRepository,
    private readonly packageOrderLogService: PackageOrderLogService,
    private readonly creditRequestService: CreditRequestService,
    private readonly rechargeService: RechargeService,
    private readonly accountsService: AccountsService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
    private readonly creditedBankLineRepository: CreditedBankLineRepository,
  ) {}

  /**
   * Gives the package and ends the order in one transaction.
   * @param bankLine line of a statement that is the transfer
   */
  async confirmOrder(
    caller: CurrentCaller,
    order: PackageOrder,
    key: KeyedRequest | null,
    bankLine: NewCreditedBankLine | null = null,
  ): Promise<void> {
    const { id, accountId, rechargePackageId, transferDay } = order;
    await this.creditRequestService.runOncePerKey(caller.id, accountId, key, async () => {
      await this.packageOrderLogService.endOrder(order, 'confirmed', 'backOffice', {
        decidedBy: caller.id,
      });
      if (bankLine !== null) await this.creditedBankLineRepository.insertLine(bankLine);
      const owned = await this.rechargeService.applyRecharge({
        accountId,
        rechargePackageId,
        by: caller,
        terms: toOrderTerms(order),
        note: `bonifico n. ${id} del ${formatDay(transferDay)}`,
      });
      await this.packageOrderRepository.setActivePackage(id, owned.id);
      await this.packageOrderLogService.recordAuditEntry(caller, 'order-confirmed', order);
      await this.notifyConfirmed(order);
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
      await this.notifyRejected(order, reason);
    });
  }

  /** The recharge itself tells the company; a buyer who ordered for it hears of it here. */
  private async notifyConfirmed(order: PackageOrder): Promise<void> {
    if (order.orderedBy === order.accountId) return;
    await this.notify(order.orderedBy, {
      title: 'Bonifico confermato',
      text: `${describeOrder(order)} confermato: ${formatCreditCount(fromHundredths(order.credits))} in più per l’azienda.`,
      template: createOrderConfirmedMail(order),
    });
  }

  private async notifyRejected(order: PackageOrder, reason: string): Promise<void> {
    for (const accountId of new Set([order.accountId, order.orderedBy]))
      await this.notify(accountId, {
        title: 'Bonifico non confermato',
        text: `${describeOrder(order)} non confermato. Motivo: ${reason}`,
        template: createOrderRejectedMail(order, reason, accountId),
      });
  }

  private async notify(
    accountId: number,
    {
      template,
      ...words
    }: { title: string; text: string; template: ReturnType<typeof createOrderConfirmedMail> },
  ): Promise<void> {
    const account = await this.accountsService.findAccount(accountId);
    if (account === null || account.deleted !== null) return;
    await this.notificationDeliveryService.deliverNotification(
      { kind: 'credits', accountId, dossierId: null, ...words },
      { to: account.email, template },
    );
  }
}

const describeOrder = ({ amount, transferDay, packageName }: PackageOrder): string =>
  `${describeTransfer({ amount: fromHundredths(amount), transferDay })} per il pacchetto ${packageName}`;
