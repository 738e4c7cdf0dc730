import {
  addVatCents,
  calculateCreditsPriceCents,
  fromHundredths,
  calculateSharePrice,
} from '@pratiche/domain';
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
  const pack = toRechargePackageDto(row, vat);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    credits: pack.credits,
    price: pack.price,
    priceWithVat: pack.priceWithVat,
    ...toPackageCosts(row),
    priceEcobonus: calculateSharePrice(pack, pack.costEcobonus),
    priceBonusCasa: calculateSharePrice(pack, pack.costBonusCasa),
    priceCalcoloEnergetico: calculateSharePrice(pack, pack.costCalcoloEnergetico),
    isIncrementable: row.isIncrementable,
  };
}

export const toActivePackageDto = (row: ActivePackageEntity): ActivePackageDto => ({
  id: row.id,
  rechargePackage: { id: row.rechargePackageId, name: row.name, ...toPackageCosts(row) },
  initialCredits: fromHundredths(row.initialCredits),
  residualCredits: fromHundredths(row.residualCredits),
  residualValue:
    row.initialCredits === 0
      ? 0
      : fromHundredths(
          calculateCreditsPriceCents(row.price, row.initialCredits, row.residualCredits),
        ),
  created: row.created.toISOString(),
});

const toPackageCosts = (
  row: Pick<RechargePackageEntity, 'costEcobonus' | 'costBonusCasa' | 'costCalcoloEnergetico'>,
) => ({
  costEcobonus: fromHundredths(row.costEcobonus),
  costBonusCasa: fromHundredths(row.costBonusCasa),
  costCalcoloEnergetico: fromHundredths(row.costCalcoloEnergetico),
});
