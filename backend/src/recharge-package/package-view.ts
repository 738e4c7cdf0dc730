import type { ActivePackage, RechargePackage } from '@pratiche/api';
import { fromHundredths, withVatCents } from '@pratiche/domain';
import type { ActivePackageRow } from './active-package.entity.js';
import type { RechargePackageRow } from './recharge-package.entity.js';

/** @param vat rate in force, percent */
export const packageView = (row: RechargePackageRow, vat: number): RechargePackage => ({
  id: row.id,
  name: row.name,
  color: row.color,
  description: row.description,
  price: fromHundredths(row.price),
  priceWithVat: fromHundredths(withVatCents(row.price, vat)),
  numberOfCredits: fromHundredths(row.numberOfCredits),
  credits: fromHundredths(row.numberOfCredits),
  ...costs(row),
  isIncrementable: row.isIncrementable,
});

export const activePackageView = (row: ActivePackageRow): ActivePackage => ({
  id: row.id,
  rechargePackage: { id: row.rechargePackageId, name: row.name, ...costs(row) },
  initialCredits: fromHundredths(row.initialCredits),
  residualCredits: fromHundredths(row.residualCredits),
  created: row.created.toISOString(),
});

const costs = (
  row: Pick<RechargePackageRow, 'costEcobonus' | 'costBonusCasa' | 'costCalcoloEnergetico'>,
) => ({
  costEcobonus: fromHundredths(row.costEcobonus),
  costBonusCasa: fromHundredths(row.costBonusCasa),
  costCalcoloEnergetico: fromHundredths(row.costCalcoloEnergetico),
});
