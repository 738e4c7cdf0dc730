import { Injectable } from '@nestjs/common';
import { formatCreditCount, fromHundredths } from '@pratiche/domain';
import { AccountsService } from '../accounts/accounts.service.js';
import { AuditLogService, type AuditActor } from '../platform/audit/audit-log.service.js';
import { NotificationDeliveryService } from '../notifications/notification-delivery.service.js';
import { conflict } from '../platform/http/index.js';
import type { ActivePackageEntity } from './active-package.entity.js';
import { ActivePackageRepository } from './active-package.repository.js';
import { CreditLedgerRepository } from './credit-ledger.repository.js';
import { createRechargeMail } from './mail/recharge.mail.js';
import { PackageCatalogService, scalePackage } from './package-catalog.service.js';
import { toActivePackageDto } from './package.mapper.js';
import type { RechargePackageEntity } from './recharge-package.entity.js';
import type { ActivePackageDto } from './dto/package.dto.js';

export interface Recharge {
  accountId: number;
  rechargePackageId: number;
  /** Who adds the package. */
  by: AuditActor & { id: number };
  /** Hundredths of a credit; only for packages sold by the credit. */
  credits?: number;
  /** Conditions agreed when the package was ordered, instead of the catalogue's of today. */
  terms?: PackageTerms;
  /** What the movement says behind the name of the package. */
  note?: string;
}

/** Conditions of a sale. Credits and costs in hundredths, price in cents. */
export type PackageTerms = Pick<
  ActivePackageEntity,
  'name' | 'price' | 'costEcobonus' | 'costBonusCasa' | 'costCalcoloEnergetico' | 'initialCredits'
>;

/** Gives a package to an account. */
@Injectable()
export class RechargeService {
  constructor(
    private readonly packageCatalogService: PackageCatalogService,
    private readonly activePackageRepository: ActivePackageRepository,
    private readonly creditLedgerRepository: CreditLedgerRepository,
    private readonly accountsService: AccountsService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** Adds the package and the movement that fills it in one transaction. */
  async applyRecharge({
    accountId,
    rechargePackageId,
    by,
    credits,
    terms,
    note,
  }: Recharge): Promise<ActivePackageDto> {
    const account = await this.accountsService.requireActiveAccount(accountId);
    if (account.role !== 'User' && account.role !== 'Buyer')
      throw conflict('Questo account non usa crediti.', 'account-without-credits');
    const sold = await this.packageCatalogService.requirePackage(rechargePackageId);
    const agreed = terms ?? toPackageTerms(sold, credits);
    const row = {
      ...agreed,
      accountId,
      rechargePackageId,
      residualCredits: agreed.initialCredits,
      created: new Date(),
    };
    const owned = { ...row, id: await this.activePackageRepository.insertPackage(row) };
    await this.creditLedgerRepository.insertMovement({
      accountId,
      activePackageId: owned.id,
      type: 'recharge',
      amount: owned.initialCredits,
      dossierId: null,
      dossierServiceType: null,
      filing: null,
      refundOf: null,
      description: [`Acquisto pacchetto ${owned.name}`, note].filter(Boolean).join(' · '),
      actorId: by.id,
    });
    await this.auditLogService.appendAuditEntry({
      by,
      action: 'recharge',
      subject: { kind: 'account', id: accountId },
      details: {
        package: rechargePackageId,
        activePackage: owned.id,
        credits: owned.initialCredits,
      },
    });
    await this.accountsService.markFirstPackageAcquired(accountId);
    await this.notificationDeliveryService.deliverNotification(
      {
        kind: 'credits',
        accountId,
        dossierId: null,
        title: 'Crediti accreditati',
        text: `Il pacchetto ${owned.name} è attivo: ${formatCreditCount(fromHundredths(owned.initialCredits))} in più.`,
      },
      { to: account.email, template: createRechargeMail(owned) },
    );
    return toActivePackageDto(owned);
  }
}

/**
 * Copies the conditions of the sale to the account, because the price of the package may change
 * later.
 */
export function toPackageTerms(
  offered: RechargePackageEntity,
  credits: number | undefined,
): PackageTerms {
  const sold = credits === undefined ? offered : scalePackage(offered, credits);
  return {
    name: sold.name,
    price: sold.price,
    costEcobonus: sold.costEcobonus,
    costBonusCasa: sold.costBonusCasa,
    costCalcoloEnergetico: sold.costCalcoloEnergetico,
    initialCredits: sold.numberOfCredits,
  };
}
