import type { ActivePackage, RechargePackage } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { formatCredits, fromHundredths } from '@pratiche/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { Audit, type AuditActor } from '../audit/audit.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { insertedId, UnitOfWork } from '../platform/database/index.js';
import { badRequest, conflict, notFound } from '../platform/http/index.js';
import { Settings } from '../settings/settings.js';
import { ActivePackageRow } from './active-package.entity.js';
import { Ledger } from './ledger.js';
import { activePackageView, packageView } from './package-view.js';
import { RechargePackageRow } from './recharge-package.entity.js';

const PACKAGE_NOT_FOUND = 'Il pacchetto richiesto non esiste.';

export type NewPackage = Omit<RechargePackageRow, 'id'>;

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
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: Ledger,
    private readonly accounts: AccountsService,
    private readonly notifications: NotificationsService,
    private readonly audit: Audit,
    private readonly settings: Settings,
  ) {}

  async onSale(): Promise<RechargePackage[]> {
    return (await this.dataSource.manager.find(RechargePackageRow, { where: { onSale: true }, order: { id: 'ASC' } })).map((row) => this.view(row));
  }

  /** Also one that is no longer on sale: its owners still look it up. */
  async get(id: number): Promise<RechargePackage> {
    const row = await this.dataSource.manager.findOneBy(RechargePackageRow, { id });
    if (row === null) throw notFound(PACKAGE_NOT_FOUND);
    return this.view(row);
  }

  private view(row: RechargePackageRow): RechargePackage {
    return packageView(row, this.settings.current('vatRate').percent);
  }

  /** Puts packages on offer; their ids, in the same order. */
  async offer(manager: EntityManager, packages: readonly NewPackage[]): Promise<number[]> {
    const ids: number[] = [];
    for (const one of packages) {
      ids.push(insertedId(await manager.createQueryBuilder().insert().into(RechargePackageRow).values(one).updateEntity(false).execute()));
    }
    return ids;
  }

  async recharge(recharge: Recharge): Promise<ActivePackage> {
    return this.unitOfWork.run((manager) => this.rechargeIn(manager, recharge));
  }

  /** The package with the movement that fills it, in one transaction. */
  async rechargeIn(manager: EntityManager, { accountId, rechargePackageId, by, credits }: Recharge): Promise<ActivePackage> {
    const account = await this.accounts.find(accountId, manager);
    if (account === null) throw notFound('Account non trovato');
    if (account.role !== 'User' && account.role !== 'Buyer') throw conflict('Questo account non usa crediti.', 'account-without-credits');
    const sold = await manager.findOneBy(RechargePackageRow, { id: rechargePackageId });
    if (sold === null) throw notFound(PACKAGE_NOT_FOUND);
    const row = { ...ownedCopy(sold, accountId, credits), created: new Date() };
    const result = await manager.createQueryBuilder().insert().into(ActivePackageRow).values(row).updateEntity(false).execute();
    const owned = { ...row, id: insertedId(result) };
    await this.ledger.add(manager, {
      accountId, activePackageId: owned.id, type: 'recharge', amount: owned.initialCredits, dossierId: null, dossierServiceType: null,
      filing: null, refundOf: null, description: `Acquisto pacchetto ${owned.name}`, actorId: by.id,
    });
    await this.audit.add(manager, { by, action: 'recharge', subject: { kind: 'account', id: accountId }, details: { package: rechargePackageId, activePackage: owned.id, credits: owned.initialCredits } });
    await this.accounts.markFirstPackageAcquired(manager, accountId);
    await this.notifications.add(manager, {
      accountId, dossierId: null, title: 'Crediti accreditati',
      text: `Il pacchetto ${owned.name} è attivo: ${formatCredits(fromHundredths(owned.initialCredits))} crediti in più.`,
    });
    return activePackageView(owned);
  }
}

/** The conditions of the sale stay with the account, whatever the package costs later. */
function ownedCopy(sold: RechargePackageRow, accountId: number, credits: number | undefined): Omit<ActivePackageRow, 'id' | 'created'> {
  if (credits !== undefined && !sold.isIncrementable) {
    throw badRequest('Il numero di crediti di questo pacchetto non si può scegliere.', 'invalid-data', { errors: [{ field: 'numCredits', message: 'Non previsto per questo pacchetto.' }] });
  }
  const initialCredits = credits ?? sold.numberOfCredits;
  return {
    accountId, rechargePackageId: sold.id, name: sold.name,
    price: credits === undefined ? sold.price : Math.round((sold.price * credits) / sold.numberOfCredits),
    costEcobonus: sold.costEcobonus, costBonusCasa: sold.costBonusCasa, costCalcoloEnergetico: sold.costCalcoloEnergetico,
    initialCredits, residualCredits: initialCredits,
  };
}
