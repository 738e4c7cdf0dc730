import { expect } from '@jest/globals';
import { sql } from './account-fixtures.js';

export interface Movement {
  id: number;
  active_package_id: number;
  type: 'recharge' | 'debit' | 'refund' | 'adjustment';
  amount: number;
  dossier_id: number | null;
  filing: string | null;
  refund_of: number | null;
}

interface OwnedPackage {
  id: number;
  name: string;
  initial_credits: number;
  residual_credits: number;
}

const parseNumbers = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
    ]),
  ) as T;

/** Every movement of an account, oldest first; amounts in hundredths of a credit. */
export const listMovements = async (accountId: number): Promise<Movement[]> =>
  (
    await sql().rows<Movement>(
      'SELECT * FROM credit_movements WHERE account_id = ? ORDER BY id',
      accountId,
    )
  ).map(parseNumbers);

export const listActivePackages = async (accountId: number): Promise<OwnedPackage[]> =>
  (
    await sql().rows<OwnedPackage>(
      'SELECT id, name, initial_credits, residual_credits FROM active_packages WHERE account_id = ? ORDER BY id',
      accountId,
    )
  ).map(parseNumbers);

/** For every package: the movements add up to the residual, no residual is negative, no debit is refunded twice. */
export async function expectLedgerBalanced(accountId: number): Promise<void> {
  const all = await listMovements(accountId);
  for (const owned of await listActivePackages(accountId)) {
    const sum = all
      .filter((row) => row.active_package_id === owned.id)
      .reduce((total, row) => total + row.amount, 0);
    expect([owned.name, sum]).toEqual([owned.name, owned.residual_credits]);
    expect(owned.residual_credits).toBeGreaterThanOrEqual(0);
  }
  const refunded = all.filter(({ type }) => type === 'refund').map(({ refund_of }) => refund_of);
  expect(new Set(refunded).size).toBe(refunded.length);
  for (const refund of all.filter(({ type }) => type === 'refund')) {
    const debit = all.find(({ id }) => id === refund.refund_of);
    expect(debit).toMatchObject({
      type: 'debit',
      amount: -refund.amount,
      active_package_id: refund.active_package_id,
      dossier_id: refund.dossier_id,
    });
  }
}
