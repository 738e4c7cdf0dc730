import { Injectable } from '@nestjs/common';
import {
  formatChargeDescription,
  sumEnergyCalculationCredits,
  labelChargedFilings,
  formatInsufficientCreditsMessage,
  calculateLineCostsCents,
  sumDebitCredits,
  planDebit,
  calculateTotalCostCents,
  type CreditPackage,
  type DebitLine,
  type DossierForm,
  type FilingCounts,
  type ServiceType,
} from '@pratiche/domain';
import { conflict } from '../platform/http/index.js';
import { OptimisticConflictError } from '../platform/database/index.js';
import type { ActivePackageEntity } from './active-package.entity.js';
import { ActivePackageRepository } from './active-package.repository.js';
import { CreditLedgerRepository } from './credit-ledger.repository.js';
import { SettingsService } from '../settings/settings.service.js';

/** What sending a dossier would take. Credits in hundredths, money in cents. */
export interface CreditQuote {
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
  quote: CreditQuote;
}

/** Credits of an account: balance, price of a dossier, debits and refunds. */
@Injectable()
export class CreditsService {
  constructor(
    private readonly creditLedgerRepository: CreditLedgerRepository,
    private readonly activePackageRepository: ActivePackageRepository,
    private readonly settingsService: SettingsService,
  ) {}

  /** Packages of an account, oldest first. */
  async listPackagesByAccount(accountId: number): Promise<ActivePackageEntity[]> {
    return this.activePackageRepository.listPackagesByAccount(accountId);
  }

  /** Hundredths of a credit left on all packages. */
  async getBalance(accountId: number): Promise<number> {
    return sumResidualCredits(await this.listPackagesByAccount(accountId));
  }

  /** The part of it that could pay energy calculations. */
  async getEnergyCalculationBalance(accountId: number): Promise<number> {
    return sumEnergyCalculationCredits(
      (await this.listPackagesByAccount(accountId)).map(toCreditPackage),
    );
  }

  async quoteDossierCost(
    accountId: number,
    form: Pick<DossierForm, 'serviceType' | 'manufatti'>,
  ): Promise<CreditQuote> {
    const rows = await this.listPackagesByAccount(accountId);
    const counts = this.settingsService.rules.countFilings(form);
    const packages = rows.map(toCreditPackage);
    const plan = planDebit(packages, counts);
    const lines = plan.isSufficient ? plan.lines : [];
    const labels = labelChargedFilings(
      form,
      lines.map(({ kind }) => kind),
    );
    const costs = calculateLineCostsCents(packages, lines);
    const before = sumResidualCredits(rows);
    return {
      counts,
      isSufficient: plan.isSufficient,
      lines: lines.map((line, index) => ({
        ...line,
        costCents: costs[index] ?? 0,
        label: labels[index] ?? '',
        packageName: rows.find(({ id }) => id === line.packageId)?.name ?? '',
      })),
      totalCostCents: calculateTotalCostCents(packages, lines),
      creditsBefore: before,
      creditsAfter: plan.isSufficient ? before - sumDebitCredits(lines) : null,
    };
  }

  /**
   * Debits the quoted credits, one movement per filing.
   * @throws 409 when the credits do not suffice; OptimisticConflictError when another transaction
   * used a package meanwhile
   */
  async debitDossier({
    accountId,
    actorId,
    dossierId,
    serviceType,
    quote,
  }: DebitRequest): Promise<void> {
    if (!quote.isSufficient)
      throw conflict(formatInsufficientCreditsMessage(quote.counts), 'insufficient-credits');
    for (const line of quote.lines) {
      if (!(await this.activePackageRepository.changeResidual(line.packageId, -line.cost)))
        throw new OptimisticConflictError(`Package ${line.packageId} was used meanwhile`);
      await this.creditLedgerRepository.insertMovement({
        accountId,
        activePackageId: line.packageId,
        type: 'debit',
        amount: -line.cost,
        dossierId,
        dossierServiceType: serviceType,
        filing: line.kind,
        refundOf: null,
        description: formatChargeDescription(line.label, dossierId),
        actorId,
      });
    }
  }

  /**
   * Gives back every debit of the dossier not given back yet, row by row, to the package it came
   * from; hundredths given back.
   */
  async refundDossier(dossierId: number, actorId: number): Promise<number> {
    const debits = await this.creditLedgerRepository.listOpenDebits(dossierId);
    for (const debit of debits) {
      const amount = -debit.amount;
      await this.creditLedgerRepository.insertMovement({
        ...debit,
        type: 'refund',
        amount,
        refundOf: debit.id,
        actorId,
        description: `Rimborso: ${debit.description}`.slice(0, 255),
      });
      await this.activePackageRepository.changeResidual(debit.activePackageId, amount);
    }
    return -debits.reduce((total, { amount }) => total + amount, 0);
  }
}

const sumResidualCredits = (rows: readonly ActivePackageEntity[]): number =>
  rows.reduce((total, { residualCredits }) => total + residualCredits, 0);

const toCreditPackage = (row: ActivePackageEntity): CreditPackage => ({
  id: row.id,
  residual: row.residualCredits,
  costEcobonus: row.costEcobonus,
  costBonusCasa: row.costBonusCasa,
  costCalcoloEnergetico: row.costCalcoloEnergetico,
  priceCents: row.price,
  credits: row.initialCredits,
});
