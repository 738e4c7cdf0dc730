import { Injectable } from '@nestjs/common';
import {
  buildEpcPayload,
  formatDay,
  toHundredths,
  buildTransferReason,
  addVatCents,
  type PurchaseSwitch,
} from '@pratiche/domain';
import { AccountsService } from '../accounts/accounts.service.js';
import { conflict } from '../platform/http/index.js';
import { SettingsService } from '../settings/settings.service.js';
import { PackageCatalogService } from './package-catalog.service.js';
import type { PaymentInstructionsDto } from './dto/payment-instructions.dto.js';

/** What a buyer needs to pay for a package by bank transfer. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly packageCatalogService: PackageCatalogService,
    private readonly settingsService: SettingsService,
  ) {}

  /** @throws 409 while purchases are closed */
  async createPaymentInstructions(
    accountId: number,
    packageId: number,
    credits: number | undefined,
  ): Promise<PaymentInstructionsDto> {
    const purchases = this.settingsService.getCurrentValue('purchases');
    if (!purchases.isEnabled)
      throw conflict(buildPurchasesClosedMessage(purchases), 'purchases-closed');
    const account = await this.accountsService.requireActiveAccount(accountId);
    const offer = await this.packageCatalogService.findPackage(packageId, credits, true);
    const { percent } = this.settingsService.getCurrentValue('vatRate');
    const amountCents = addVatCents(toHundredths(offer.price), percent);
    const { holder, iban, bic, bank } = this.settingsService.getCurrentValue('bankTransfer');
    const reason = buildTransferReason({
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
              qr: buildEpcPayload({ holder, iban, bic, amountCents, reason }),
            },
    };
  }
}

function buildPurchasesClosedMessage({ disabledUntil, notice }: PurchaseSwitch): string {
  const until = disabledUntil === null ? '' : ` fino al ${formatDay(disabledUntil)}`;
  return `L’acquisto dei pacchetti è sospeso${until}.${notice === null ? '' : ` ${notice}`}`;
}
