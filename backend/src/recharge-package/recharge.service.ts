import { InjectTransaction } from '@nestjs-cls/transactional';
import type { ActivePackage, RechargePackage } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { formatCredits, fromHundredths, priceOfCreditsCents, toHundredths } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { AuditLogService, type AuditActor } from '../platform/audit/audit-log.service.js';
import { News } from '../notifications/news.js';
import { insertedId } from '../platform/database/index.js';
import { badRequest, conflict, notFound } from '../platform/http/index.js';
import { Settings } from '../settings/settings.js';
import { ActivePackageRow } from './active-package.entity.js';
import { CreditRequests } from './credit-requests.js';
import { Ledger } from './ledger.js';
import { rechargedMail } from './mail/recharged.js';
import { activePackageView, packageView } from './package-view.js';
import { RechargePackageRow } from './recharge-package.entity.js';
import { Wallets } from './wallets.js';

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
    private readonly requests: CreditRequests,
    private readonly ledger: Ledger,
    private readonly accounts: AccountsService,
    private readonly news: News,
    private readonly audit: AuditLogService,
    private readonly settings: Settings,
    private readonly wallets: Wallets,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async onSale(): Promise<RechargePackage[]> {
    return (
      await this.manager.find(RechargePackageRow, {
        where: { onSale: true },
        order: { id: 'ASC' },
      })
    ).map((row) => this.view(row));
  }

  /**
   * Also one that is no longer on sale, since its owners still look it up, unless it is to be bought.
   * @param numCredits of a package sold by the credit: how many, which makes its price
   */
  async get(id: number, numCredits?: number, toBuy = false): Promise<RechargePackage> {
    const row = await this.manager.findOneBy(RechargePackageRow, { id });
    if (row === null || (toBuy && !row.onSale)) throw notFound(PACKAGE_NOT_FOUND);
    return this.view(numCredits === undefined ? row : scaled(row, toHundredths(numCredits)));
  }

  private view(row: RechargePackageRow): RechargePackage {
    return packageView(row, this.settings.current('vatRate').percent);
  }

  /** @param key names the request: the same one again adds nothing and is answered the same package */
  async recharge(recharge: Recharge, key: string | null = null): Promise<ActivePackage> {
    const accountId = await this.wallets.toFill(recharge.accountId);
    return this.requests.once(accountId, key, () => this.rechargeIn({ ...recharge, accountId }));
  }

  /** The package with the movement that fills it, in one transaction. */
  async rechargeIn({
    accountId,
    rechargePackageId,
    by,
    credits,
  }: Recharge): Promise<ActivePackage> {
    const account = await this.accounts.requireActiveAccount(accountId);
    if (account.role !== 'User' && account.role !== 'Buyer')
      throw conflict('Questo account non usa crediti.', 'account-without-credits');
    const sold = await this.manager.findOneBy(RechargePackageRow, { id: rechargePackageId });
    if (sold === null) throw notFound(PACKAGE_NOT_FOUND);
    const row = { ...ownedCopy(sold, accountId, credits), created: new Date() };
    const result = await this.manager
      .createQueryBuilder()
      .insert()
      .into(ActivePackageRow)
      .values(row)
      .updateEntity(false)
      .execute();
    const owned = { ...row, id: insertedId(result) };
    await this.ledger.add({
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
    await this.audit.appendAuditEntry({
      by,
      action: 'recharge',
      subject: { kind: 'account', id: accountId },
      details: {
        package: rechargePackageId,
        activePackage: owned.id,
        credits: owned.initialCredits,
      },
    });
    await this.accounts.markFirstPackageAcquired(accountId);
    await this.news.tell(
      {
        kind: 'credits',
        accountId,
        dossierId: null,
        title: 'Crediti accreditati',
        text: `Il pacchetto ${owned.name} è attivo: ${formatCredits(fromHundredths(owned.initialCredits))} crediti in più.`,
      },
      { to: account.email, template: rechargedMail(owned) },
    );
    return activePackageView(owned);
  }
}

/** A package sold by the credit, as many as wanted. */
function scaled(sold: RechargePackageRow, credits: number): RechargePackageRow {
  if (!sold.isIncrementable) {
    throw badRequest(
      'Il numero di crediti di questo pacchetto non si può scegliere.',
      'invalid-data',
      { errors: [{ field: 'numCredits', message: 'Non previsto per questo pacchetto.' }] },
    );
  }
  return {
    ...sold,
    price: priceOfCreditsCents(sold.price, sold.numberOfCredits, credits),
    numberOfCredits: credits,
  };
}

/** The conditions of the sale stay with the account, whatever the package costs later. */
function ownedCopy(
  offered: RechargePackageRow,
  accountId: number,
  credits: number | undefined,
): Omit<ActivePackageRow, 'id' | 'created'> {
  const sold = credits === undefined ? offered : scaled(offered, credits);
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
