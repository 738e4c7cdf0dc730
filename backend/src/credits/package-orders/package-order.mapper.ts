import { fromHundredths } from '@pratiche/domain';
import type { PackageTerms } from '../recharge.service.js';
import type { PackageOrder } from './package-order.entity.js';
import type { PackageOrderDto } from './dto/package-order.dto.js';

export const toPackageOrderDto = (row: PackageOrder): PackageOrderDto => ({
  id: row.id,
  accountId: row.accountId,
  packageId: row.rechargePackageId,
  packageName: row.packageName,
  credits: fromHundredths(row.credits),
  amount: fromHundredths(row.amount),
  amountDue: fromHundredths(row.amountDue),
  reason: row.reason,
  transferDay: row.transferDay,
  status: row.status,
  receipt: row.fileName,
  created: row.created.toISOString(),
  decided: row.decided?.toISOString() ?? null,
  decisionReason: row.decisionReason,
});

/** The conditions of the day of the order: what was paid for is what is given. */
export const toOrderTerms = (row: PackageOrder): PackageTerms => ({
  name: row.packageName,
  price: row.price,
  costEcobonus: row.costEcobonus,
  costBonusCasa: row.costBonusCasa,
  costCalcoloEnergetico: row.costCalcoloEnergetico,
  initialCredits: row.credits,
});
