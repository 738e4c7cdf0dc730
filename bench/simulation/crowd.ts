import { hash } from '@node-rs/argon2';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { Caller } from './callers.ts';

export const FITTERS = Number(process.env['BENCH_FITTERS'] ?? 10_000);
export const OPERATORS = Number(process.env['BENCH_OPERATORS'] ?? 200);
export const CROWD_PASSWORD = 'Prova-Bench-2026!';

/** A dossier and whose it is. */
export interface Held {
  id: number;
  accountId: number;
}

const ACCOUNT_COLUMNS =
  'email, password_hash, role, email_verified, contract_verified, first_package_acquired, privacy_and_conditions_accepted, first_name, last_name, business_name, created, updated';

/**
 * Accounts with a package and an open session each. One password, hashed as the portal does, so
 * that a login costs what it costs in life.
 */
export async function insertCrowd(connection: Connection): Promise<Caller[]> {
  const passwordHash = await hash(CROWD_PASSWORD, { memoryCost: 19_456, timeCost: 2 });
  for (const [role, name, amount] of [
    ['User', 'posatore', FITTERS],
    ['Admin', 'operatore', OPERATORS],
  ] as const)
    await connection.query(
      `INSERT INTO accounts (${ACCOUNT_COLUMNS})
      SELECT CONCAT(?, n.seq, '@example.test'), ?, ?, 1, 1, 1, 1, 'Gelsomino', 'Trapani', CONCAT('Serramenti ', ?, n.seq), NOW(), NOW()
      FROM seq_1_to_${amount} n`,
      [name, passwordHash, role, name],
    );
  const isOfCrowd = "(email LIKE 'posatore%' OR email LIKE 'operatore%')";
  await connection.query(
    `INSERT INTO active_packages (account_id, recharge_package_id, name, initial_credits, residual_credits, created, price, cost_ecobonus, cost_bonus_casa, cost_calcolo_energetico)
    SELECT a.id, p.id, p.name, p.number_of_credits, p.number_of_credits, NOW(), p.price, p.cost_ecobonus, p.cost_bonus_casa, p.cost_calcolo_energetico
    FROM accounts a JOIN recharge_packages p ON p.name = 'Misura' WHERE a.role = 'User' AND ${isOfCrowd}`,
  );
  await connection.query(
    `INSERT INTO account_sessions (account_id, family, device, address, created, last_used, expires)
    SELECT id, UUID(), '', '127.0.0.0', NOW(), NOW(), NOW() + INTERVAL 7 DAY FROM accounts WHERE ${isOfCrowd}`,
  );
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT a.id, a.email, a.role, s.id AS sessionId FROM accounts a JOIN account_sessions s ON s.account_id = a.id ' +
      `WHERE ${isOfCrowd} ORDER BY a.id`,
  );
  return rows as unknown as Caller[];
}

export async function listOfStatus(connection: Connection, status: string): Promise<Held[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT id, account_id AS accountId FROM dossiers WHERE status = ? AND office_list IS NOT NULL ORDER BY id DESC LIMIT 20000',
    [status],
  );
  return rows as unknown as Held[];
}

export async function readVersion(connection: Connection, id: number): Promise<number> {
  const [[row]] = await connection.query<RowDataPacket[]>(
    'SELECT version FROM dossiers WHERE id = ?',
    [id],
  );
  return Number(row?.['version']);
}
