import { fromHundredths, addVatCents, calculateCreditsPriceCents } from '@pratiche/domain';
import type { ActivePackageEntity } from './active-package.entity.js';
import type { RechargePackageEntity } from './recharge-package.entity.js';
import type { ActivePackageDto, PackagePriceDto, RechargePackageDto } from './dto/package.dto.js';

/** @param vat rate in force, percent */
export const toRechargePackageDto = (
  row: RechargePackageEntity,
  vat: number,
): RechargePackageDto => ({
  id: row.id,
  name: row.name,
  color: row.color,
  description: row.description,
  price: fromHundredths(row.price),
  priceWithVat: fromHundredths(addVatCents(row.price, vat)),
  numberOfCredits: fromHundredths(row.numberOfCredits),
  credits: fromHundredths(row.numberOfCredits),
  ...toPackageCosts(row),
  isIncrementable: row.isIncrementable,
});

/** @param vat rate in force, percent */
export function toPackagePriceDto(row: RechargePackageEntity, vat: number): PackagePriceDto {
  const priceOf = (credits: number): number =>
    fromHundredths(calculateCreditsPriceCents(row.price, row.numberOfCredits, credits));
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    credits: fromHundredths(row.numberOfCredits),
    price: fromHundredths(row.price),
    priceWithVat: fromHundredths(addVatCents(row.price, vat)),
    ...toPackageCosts(row),
    priceEcobonus: priceOf(row.costEcobonus),
    priceBonusCasa: priceOf(row.costBonusCasa),
    priceCalcoloEnergetico: priceOf(row.costCalcoloEnergetico),
    isIncrementable: row.isIncrementable,
  };
}

export const toActivePackageDto = (row: ActivePackageEntity): ActivePackageDto => ({
  id: row.id,
  rechargePackage: { id: row.rechargePackageId, name: row.name, ...toPackageCosts(row) },
  initialCredits: fromHundredths(row.initialCredits),
  residualCredits: fromHundredths(row.residualCredits),
  created: row.created.toISOString(),
});

const toPackageCosts = (
  row: Pick<RechargePackageEntity, 'costEcobonus' | 'costBonusCasa' | 'costCalcoloEnergetico'>,
) => ({
  costEcobonus: fromHundredths(row.costEcobonus),
  costBonusCasa: fromHundredths(row.costBonusCasa),
  costCalcoloEnergetico: fromHundredths(row.costCalcoloEnergetico),
});
