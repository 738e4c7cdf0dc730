import { Injectable } from '@nestjs/common';
import { formatCreditCount, fromHundredths } from '@pratiche/domain';
import { describeTransfer } from '@pratiche/domain/packages';
import { AccountsService } from '../../accounts/accounts.service.js';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import { createOrderConfirmedMail, createOrderRejectedMail } from './mail/order.mail.js';
import type { PackageOrder } from './package-order.entity.js';

/** Tells a company what became of its transfer. */
@Injectable()
export class OrderNotificationService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
  ) {}

  /** The recharge itself tells the company; a buyer who ordered for it hears of it here. */
  async notifyConfirmed(order: PackageOrder): Promise<void> {
    if (order.orderedBy === order.accountId) return;
    await this.notify(order.orderedBy, {
      title: 'Bonifico confermato',
      text: `${describe(order)} confermato: ${formatCreditCount(fromHundredths(order.credits))} in più per l’azienda.`,
      template: createOrderConfirmedMail(order),
    });
  }

  async notifyRejected(order: PackageOrder, reason: string): Promise<void> {
    for (const accountId of new Set([order.accountId, order.orderedBy]))
      await this.notify(accountId, {
        title: 'Bonifico non confermato',
        text: `${describe(order)} non confermato. Motivo: ${reason}`,
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

const describe = ({ amount, transferDay, packageName }: PackageOrder): string =>
  `${describeTransfer({ amount: fromHundredths(amount), transferDay })} per il pacchetto ${packageName}`;
