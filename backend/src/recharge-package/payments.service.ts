import type { PaymentInstructions } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import {
  epcPayload,
  formatDay,
  toHundredths,
  transferReason,
  withVatCents,
  type PurchaseSwitch,
} from '@pratiche/domain';
import { AccountsService } from '../accounts/accounts.service.js';
import { conflict } from '../platform/http/index.js';
import { Settings } from '../settings/settings.js';
import { RechargeService } from './recharge.service.js';

/** What a buyer needs to pay for a package by bank transfer. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly packages: RechargeService,
    private readonly settings: Settings,
  ) {}

  /** @throws 409 while purchases are closed */
  async instructions(
    accountId: number,
    packageId: number,
    credits: number | undefined,
  ): Promise<PaymentInstructions> {
    const purchases = this.settings.current('purchases');
    if (!purchases.isEnabled) throw conflict(closedMessage(purchases), 'purchases-closed');
    const account = await this.accounts.requireActiveAccount(accountId);
    const offer = await this.packages.get(packageId, credits, true);
    const { percent } = this.settings.current('vatRate');
    const amountCents = withVatCents(toHundredths(offer.price), percent);
    const { holder, iban, bic, bank } = this.settings.current('bankTransfer');
    const reason = transferReason({
      businessName: account.businessName,
      email: account.email,
      packageName: offer.name,
    });
    return {
      packageId,
      packageName: offer.name,
      credits: offer.credits,
      net: offer.price,
      vatPercent: percent,
      amount: offer.priceWithVat,
      transfer:
        iban === '' || amountCents < 1
          ? null
          : {
              holder,
              iban,
              bic,
              bank,
              reason,
              qr: epcPayload({ holder, iban, bic, amountCents, reason }),
            },
    };
  }
}

function closedMessage({ disabledUntil, notice }: PurchaseSwitch): string {
  const until = disabledUntil === null ? '' : ` fino al ${formatDay(disabledUntil)}`;
  return `L’acquisto dei pacchetti è sospeso${until}.${notice === null ? '' : ` ${notice}`}`;
}
