import { verify } from '@node-rs/argon2';
import type { QueryRunner } from 'typeorm';
import { DEMO_ACCOUNTS, DEMO_OPERATOR, DEMO_PASSWORD } from '../demo/demo-accounts.constants.js';
import { placeholders, toSqlDateTime } from '../platform/database/index.js';

const ADDRESS_COLUMN = 'email';
const DEMO_ADDRESSES = [
  DEMO_OPERATOR.email,
  ...Object.values(DEMO_ACCOUNTS).map(({ email }) => email),
];

/**
 * Suspends restored accounts of the demo that still have its published password, because everybody
 * could log in to them.
 * @returns their addresses
 */
export async function suspendDemoAccounts(runner: QueryRunner): Promise<string[]> {
  // Archives of schemas older than the demo.
  if (!(await runner.hasColumn('accounts', 'suspended'))) return [];
  const rows = (await runner.query(
    `SELECT * FROM accounts WHERE ${ADDRESS_COLUMN} IN (${placeholders(DEMO_ADDRESSES)})`,
    DEMO_ADDRESSES,
  )) as { id: number; email: string; password_hash: string | null }[];
  const suspended: string[] = [];
  for (const { id, email, password_hash: hash } of rows) {
    if (hash === null || !(await verify(hash, DEMO_PASSWORD).catch(() => false))) continue;
    await runner.query('UPDATE accounts SET suspended = ? WHERE id = ?', [
      toSqlDateTime(new Date()),
      id,
    ]);
    suspended.push(email);
  }
  return suspended;
}
