import { InjectTransaction } from '@nestjs-cls/transactional';
import type { ActivePackage, RechargePackage } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import {
  formatCredits,
  fromHundredths,
  calculateCreditsPriceCents,
  toHundredths,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { AuditLogService, type AuditActor } from '../platform/audit/audit-log.service.js';
import { NotificationDeliveryService } from '../notifications/notification-delivery.service.js';
import { getInsertedId } from '../platform/database/index.js';
import { badRequest, conflict, notFound } from '../platform/http/index.js';
import { SettingsService } from '../settings/settings.service.js';
import { ActivePackageEntity } from './active-package.entity.js';
import { CreditRequestService } from './credit-request.service.js';
import { CreditLedgerRepository } from './credit-ledger.repository.js';
import { createRechargeMail } from './mail/recharge.mail.js';
import { toActivePackageDto, toRechargePackageDto } from './package.mapper.js';
import { RechargePackageEntity } from './recharge-package.entity.js';
import { WalletService } from './wallet.service.js';

const PACKAGE_NOT_FOUND = 'Il pacchetto richiesto non esiste.';

export interface Recharge {
  accountId: number;
  rechargePackageId: number;
  /** Who adds the package. */
  by: AuditActor & { id: number };
  /** Hundredths of a credit; only for packages sold by the credit. */
  credits?: number;
}

/** Packages on sale, and giving one to an account. */
@Injectable()
export class RechargeService {
  constructor(
    private readonly creditRequestService: CreditRequestService,
    private readonly creditLedgerRepository: CreditLedgerRepository,
    private readonly accountsService: AccountsService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
    private readonly auditLogService: AuditLogService,
    private readonly settingsService: SettingsService,
    private readonly walletService: WalletService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async listPackagesOnSale(): Promise<RechargePackage[]> {
    return (
      await this.manager.find(RechargePackageEntity, {
        where: { onSale: true },
        order: { id: 'ASC' },
      })
    ).map((row) => this.toPackageDto(row));
  }

  /**
   * Also one that is no longer on sale, since its owners still look it up, unless it is to be bought.
   * @param numCredits of a package sold by the credit: how many, which makes its price
   */
  async findPackage(id: number, numCredits?: number, toBuy = false): Promise<RechargePackage> {
    const row = await this.manager.findOneBy(RechargePackageEntity, { id });
    if (row === null || (toBuy && !row.onSale)) throw notFound(PACKAGE_NOT_FOUND);
    return this.toPackageDto(
      numCredits === undefined ? row : scalePackage(row, toHundredths(numCredits)),
    );
  }

  private toPackageDto(row: RechargePackageEntity): RechargePackage {
    return toRechargePackageDto(row, this.settingsService.getCurrentValue('vatRate').percent);
  }

  /** @param key names the request: the same one again adds nothing and is answered the same package */
  async rechargeAccount(recharge: Recharge, key: string | null = null): Promise<ActivePackage> {
    const accountId = await this.walletService.requireRechargeableAccountId(recharge.accountId);
    return this.creditRequestService.runOncePerKey(accountId, key, () =>
      this.applyRecharge({ ...recharge, accountId }),
    );
  }

  /** The package with the movement that fills it, in one transaction. */
  async applyRecharge({
    accountId,
    rechargePackageId,
    by,
    credits,
  }: Recharge): Promise<ActivePackage> {
    const account = await this.accountsService.requireActiveAccount(accountId);
    if (account.role !== 'User' && account.role !== 'Buyer')
      throw conflict('Questo account non usa crediti.', 'account-without-credits');
    const sold = await this.manager.findOneBy(RechargePackageEntity, { id: rechargePackageId });
    if (sold === null) throw notFound(PACKAGE_NOT_FOUND);
    const row = { ...toOwnedPackage(sold, accountId, credits), created: new Date() };
    const result = await this.manager
      .createQueryBuilder()
      .insert()
      .into(ActivePackageEntity)
      .values(row)
      .updateEntity(false)
      .execute();
    const owned = { ...row, id: getInsertedId(result) };
    await this.creditLedgerRepository.insertMovement({
      accountId,
      activePackageId: owned.id,
      type: 'recharge',
      amount: owned.initialCredits,
      dossierId: null,
      dossierServiceType: null,
      filing: null,
      refundOf: null,
      description: `Acquisto pacchetto ${owned.name}`,
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
        text: `Il pacchetto ${owned.name} è attivo: ${formatCredits(fromHundredths(owned.initialCredits))} crediti in più.`,
      },
      { to: account.email, template: createRechargeMail(owned) },
    );
    return toActivePackageDto(owned);
  }
}

/** A package sold by the credit, as many as wanted. */
function scalePackage(sold: RechargePackageEntity, credits: number): RechargePackageEntity {
  if (!sold.isIncrementable) {
    throw badRequest(
      'Il numero di crediti di questo pacchetto non si può scegliere.',
      'invalid-data',
      { errors: [{ field: 'numCredits', message: 'Non previsto per questo pacchetto.' }] },
    );
  }
  return {
    ...sold,
    price: calculateCreditsPriceCents(sold.price, sold.numberOfCredits, credits),
    numberOfCredits: credits,
  };
}

/** The conditions of the sale stay with the account, whatever the package costs later. */
function toOwnedPackage(
  offered: RechargePackageEntity,
  accountId: number,
  credits: number | undefined,
): Omit<ActivePackageEntity, 'id' | 'created'> {
  const sold = credits === undefined ? offered : scalePackage(offered, credits);
  return {
    accountId,
    rechargePackageId: sold.id,
    name: sold.name,
    price: sold.price,
    costEcobonus: sold.costEcobonus,
    costBonusCasa: sold.costBonusCasa,
    costCalcoloEnergetico: sold.costCalcoloEnergetico,
    initialCredits: sold.numberOfCredits,
    residualCredits: sold.numberOfCredits,
  };
}
