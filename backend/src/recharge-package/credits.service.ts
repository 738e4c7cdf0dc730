import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import {
  creditsForEnergyCalculation,
  filingCounts,
  FILING_LABELS,
  insufficientCreditsMessage,
  lineCostsCents,
  planCredits,
  planDebit,
  totalCostCents,
  type CreditPackage,
  type DebitLine,
  type DossierForm,
  type FilingCounts,
  type ServiceType,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { conflict } from '../platform/http/index.js';
import { StaleRead } from '../platform/database/index.js';
import { ActivePackageRow } from './active-package.entity.js';
import { Ledger } from './ledger.js';

/** What sending a dossier would take. Credits in hundredths, money in cents. */
export interface Quote {
  counts: FilingCounts & { matrixVersion: number };
  isSufficient: boolean;
  lines: (DebitLine & { packageName: string; label: string; costCents: number })[];
  totalCostCents: number;
  creditsBefore: number;
  creditsAfter: number | null;
}

export interface DebitRequest {
  accountId: number;
  actorId: number;
  dossierId: number;
  serviceType: ServiceType | null;
  quote: Quote;
}

/** Credits of an account: what it has, what a dossier costs, taking and giving back. */
@Injectable()
export class CreditsService {
  constructor(
    private readonly ledger: Ledger,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** Packages of an account, oldest first. */
  async packagesOf(accountId: number): Promise<ActivePackageRow[]> {
    return this.manager.find(ActivePackageRow, {
      where: { accountId },
      order: { created: 'ASC', id: 'ASC' },
    });
  }

  /** Hundredths of a credit left on all packages. */
  async balance(accountId: number): Promise<number> {
    return sum(await this.packagesOf(accountId));
  }

  /** The part of it that could pay energy calculations. */
  async balanceForEnergyCalculation(accountId: number): Promise<number> {
    return creditsForEnergyCalculation((await this.packagesOf(accountId)).map(creditPackage));
  }

  async quote(
    accountId: number,
    form: Pick<DossierForm, 'serviceType' | 'manufatti'>,
  ): Promise<Quote> {
    const rows = await this.packagesOf(accountId);
    const counts = filingCounts(form);
    const packages = rows.map(creditPackage);
    const plan = planDebit(packages, counts);
    const lines = plan.isSufficient ? plan.lines : [];
    const costs = lineCostsCents(packages, lines);
    const before = sum(rows);
    return {
      counts,
      isSufficient: plan.isSufficient,
      lines: lines.map((line, index) => ({
        ...line,
        costCents: costs[index] ?? 0,
        label: FILING_LABELS[line.kind],
        packageName: rows.find(({ id }) => id === line.packageId)?.name ?? '',
      })),
      totalCostCents: totalCostCents(packages, lines),
      creditsBefore: before,
      creditsAfter: plan.isSufficient ? before - planCredits(lines) : null,
    };
  }

  /**
   * Takes what the quote says, one movement per filing.
   * @throws 409 when the credits do not suffice; StaleRead when a package was used by somebody else meanwhile
   */
  async debit({ accountId, actorId, dossierId, serviceType, quote }: DebitRequest): Promise<void> {
    if (!quote.isSufficient)
      throw conflict(insufficientCreditsMessage(quote.counts), 'insufficient-credits');
    for (const line of quote.lines) {
      const { affected } = await this.manager
        .createQueryBuilder()
        .update(ActivePackageRow)
        .set({ residualCredits: () => 'residual_credits - :cost' })
        .where('id = :id AND residual_credits >= :cost', { id: line.packageId, cost: line.cost })
        .execute();
      if (affected !== 1) throw new StaleRead(`Package ${line.packageId} was used meanwhile`);
      await this.ledger.add({
        accountId,
        activePackageId: line.packageId,
        type: 'debit',
        amount: -line.cost,
        dossierId,
        dossierServiceType: serviceType,
        filing: line.kind,
        refundOf: null,
        description: `${line.label} · pratica n. ${dossierId}`,
        actorId,
      });
    }
  }

  /** Gives back every debit of the dossier not given back yet, row by row, to the package it came from; hundredths given back. */
  async refund(dossierId: number, actorId: number): Promise<number> {
    const debits = await this.ledger.openDebits(dossierId);
    for (const debit of debits) {
      const amount = -debit.amount;
      await this.ledger.add({
        ...debit,
        type: 'refund',
        amount,
        refundOf: debit.id,
        actorId,
        description: `Rimborso: ${debit.description}`.slice(0, 255),
      });
      await this.manager
        .createQueryBuilder()
        .update(ActivePackageRow)
        .set({ residualCredits: () => 'residual_credits + :amount' })
        .where('id = :id', { id: debit.activePackageId, amount })
        .execute();
    }
    return -debits.reduce((total, { amount }) => total + amount, 0);
  }
}

const sum = (rows: readonly ActivePackageRow[]): number =>
  rows.reduce((total, { residualCredits }) => total + residualCredits, 0);

const creditPackage = (row: ActivePackageRow): CreditPackage => ({
  id: row.id,
  residual: row.residualCredits,
  costEcobonus: row.costEcobonus,
  costBonusCasa: row.costBonusCasa,
  costCalcoloEnergetico: row.costCalcoloEnergetico,
  priceCents: row.price,
  credits: row.initialCredits,
});
