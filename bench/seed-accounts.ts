import { hash } from '@node-rs/argon2';
import type { Connection, ResultSetHeader } from 'mysql2/promise';

export const PASSWORD = 'Prova-Bench-2026!';
export const OFFICE = 'ufficio@example.test';
export const FIRST_FITTER = 'misura1@example.test';
const FITTERS = 20;
/** More drafts than a run creates: with the limit of a real account creations would be refused. */
const DRAFT_LIMITS = { drafts: 1_000_000, megabytes: 10_000_000 };
const CREDITS = 100_000_000;
const COSTS = {
  price: 100_000,
  cost_ecobonus: 100,
  cost_bonus_casa: 100,
  cost_calcolo_energetico: 100,
};

export interface SeededAccount {
  id: number;
  token: string;
}
export interface SeededAccounts {
  admin: SeededAccount;
  fitters: SeededAccount[];
}

const sqlNow = () => new Date().toISOString().replace('T', ' ').replace('Z', '');

async function insertRow(
  connection: Connection,
  table: string,
  row: Record<string, string | number | null>,
): Promise<number> {
  const names = Object.keys(row);
  const [result] = await connection.execute<ResultSetHeader>(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(row),
  );
  return result.insertId;
}

/** The accounts of a run, with room for every draft that it creates. */
export async function seedAccounts(
  connection: Connection,
  origin: string,
): Promise<SeededAccounts> {
  await insertRow(connection, 'settings', {
    kind: 'draftLimits',
    valid_from: '2026-01-01',
    sequence: 1,
    value: JSON.stringify(DRAFT_LIMITS),
    created: sqlNow(),
  });
  await insertRow(connection, 'recharge_packages', {
    name: 'Misura',
    number_of_credits: CREDITS,
    is_incrementable: 0,
    on_sale: 0,
    ...COSTS,
  });
  const fitters: SeededAccount[] = [];
  for (let index = 1; index <= FITTERS; index += 1)
    fitters.push(await seedFitter(connection, origin, `misura${index}@example.test`));
  return { fitters, admin: await seedAccount(connection, origin, OFFICE, 'Admin') };
}

/** A fitter who logs in, with a package that outlasts the run. */
export async function seedFitter(
  connection: Connection,
  origin: string,
  email: string,
): Promise<SeededAccount> {
  const account = await seedAccount(connection, origin, email, 'User');
  await connection.query(
    `INSERT INTO active_packages (account_id, recharge_package_id, name, initial_credits, residual_credits, created, ${Object.keys(COSTS).join(', ')})
    SELECT ?, MAX(id), 'Misura', ?, ?, ?, ? FROM recharge_packages WHERE name = 'Misura'`,
    [account.id, CREDITS, CREDITS, sqlNow(), Object.values(COSTS)],
  );
  return account;
}

async function seedAccount(
  connection: Connection,
  origin: string,
  email: string,
  role: 'User' | 'Admin',
): Promise<SeededAccount> {
  const created = sqlNow();
  const id = await insertRow(connection, 'accounts', {
    email,
    password_hash: await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 }),
    role,
    email_verified: 1,
    contract_verified: 1,
    first_package_acquired: 1,
    privacy_and_conditions_accepted: 1,
    first_name: 'Gelsomino',
    last_name: 'Trapani',
    business_name: `Serramenti ${email.split('@')[0]}`,
    created,
    updated: created,
  });
  return { id, token: await loginForToken(origin, email) };
}

export async function loginForToken(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/Accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: email, Password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Login answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { jwtToken: string }).jwtToken;
}
