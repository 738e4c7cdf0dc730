import type { Role } from '@pratiche/domain';
import { hash } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { expectOk, type Member } from './dossier-flow.js';
import { HttpClient } from './http-client.js';
import { createOperator } from './operator-fixtures.js';
import { portal } from './portal.js';
import { createVatNumber } from './registration-fixtures.js';
import { openSql, type Sql } from './sql-client.js';

/** Every account of the tests has this password. */
export const PASSWORD = 'Prova-Test-2026!';

export interface AccountOptions {
  role?: Role;
  isVerified?: boolean;
  isContractVerified?: boolean;
  businessName?: string;
  /** A unique number when not given: buyers use the credits of the fitter with the same number. */
  vat?: string;
  /** Packages owned, oldest first. */
  packages?: PackageOptions[];
}

/** Credits and costs in credits, price in euro. */
export interface PackageOptions {
  credits: number;
  price?: number;
  name?: string;
  costEcobonus?: number;
  costBonusCasa?: number;
  costCalcoloEnergetico?: number;
}

export interface AccountLogin {
  id: number;
  email: string;
}

let opened: Sql | undefined;

/** Connects to the database of the portal under test; one connection per test file. */
export const sql = (): Sql => (opened ??= openSql(portal()));

/** After the database itself was put in another's place. */
export async function reopenSql(): Promise<void> {
  await opened?.close();
  opened = undefined;
  superAdmins.clear();
}

const hundredths = (value: number) => Math.round(value * 100);
const formatMoment = (date = new Date()) => date.toISOString().replace('T', ' ').replace('Z', '');

let passwordHash: Promise<string> | undefined;

/** SuperAdmins who create the operators, by the portal they belong to. */
const superAdmins = new Map<string, Promise<AccountLogin>>();

function findSuperAdmin(): Promise<AccountLogin> {
  const { database } = portal();
  const known = superAdmins.get(database) ?? createAccount({ role: 'SuperAdmin' });
  superAdmins.set(database, known);
  return known;
}

/**
 * A company's account as registration and verification would have left it, a SuperAdmin's as the
 * command does; an operator's is created by a SuperAdmin through the API.
 */
export async function createAccount(wish: AccountOptions): Promise<AccountLogin> {
  if (wish.role === 'Admin')
    return createOperator(await logInAs(await findSuperAdmin()), PASSWORD, sql());
  const { role = 'User', isVerified = true, isContractVerified = true, packages = [] } = wish;
  const email = `prova.${randomUUID().slice(0, 13)}@example.test`;
  passwordHash ??= hash(PASSWORD, { memoryCost: 8192, timeCost: 1 });
  const now = formatMoment();
  const id = await sql().run(
    `INSERT INTO accounts (email, password_hash, role, email_verified, contract_verified, first_package_acquired,
      privacy_and_conditions_accepted, first_name, last_name, business_name, vat, phone, created, updated)
     VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?)`,
    email,
    await passwordHash,
    role,
    Number(isVerified),
    Number(isContractVerified),
    Number(packages.length > 0),
    'Gelsomino',
    'Trapani',
    wish.businessName ?? 'Serramenti Gelsomino',
    wish.vat ?? createVatNumber(),
    '0350000000',
    now,
    now,
  );
  for (const [index, one] of packages.entries()) await insertActivePackage(id, one, index);
  return { id, email };
}

/** The signed contract of an account, whose bytes no test reads. */
export async function addContract(accountId: number): Promise<void> {
  await sql().run(
    `INSERT INTO account_files (account_id, purpose, file_name, size, content_type, sha256, storage_key, created)
     VALUES (?, 'contract', 'contratto.pdf', 1000, 'application/pdf', ?, ?, ?)`,
    accountId,
    '0'.repeat(64),
    `accounts/${randomUUID()}`,
    formatMoment(),
  );
}

const toPackageCosts = ({
  costEcobonus = 1,
  costBonusCasa = 1,
  costCalcoloEnergetico = 1,
}: Omit<PackageOptions, 'credits'>) =>
  [costEcobonus, costBonusCasa, costCalcoloEnergetico].map(hundredths);

/** A package of the catalogue; answers its id. */
export const createPackage = (
  { credits, price = 100, name = 'Pacchetto', ...wish }: PackageOptions,
  isOnSale = true,
): Promise<number> =>
  sql().run(
    `INSERT INTO recharge_packages (name, color, description, price, number_of_credits, cost_ecobonus, cost_bonus_casa,
      cost_calcolo_energetico, is_incrementable, on_sale) VALUES (?, NULL, NULL, ?, ?, ?, ?, ?, 0, ?)`,
    name,
    hundredths(price),
    hundredths(credits),
    ...toPackageCosts(wish),
    Number(isOnSale),
  );

/** A package with the movement that filled it. */
export async function insertActivePackage(
  accountId: number,
  wish: PackageOptions,
  index = 0,
): Promise<number> {
  const { credits, price = 100, name = `Pacchetto ${index + 1}` } = wish;
  const costs = toPackageCosts(wish);
  const onSale = await createPackage({ ...wish, name }, false);
  const created = formatMoment(new Date(Date.now() - 86_400_000 + index * 60_000));
  const owned = await sql().run(
    `INSERT INTO active_packages (account_id, recharge_package_id, name, price, cost_ecobonus, cost_bonus_casa,
      cost_calcolo_energetico, initial_credits, residual_credits, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    accountId,
    onSale,
    name,
    hundredths(price),
    ...costs,
    hundredths(credits),
    hundredths(credits),
    created,
  );
  await sql().run(
    `INSERT INTO credit_movements (account_id, active_package_id, type, amount, description, actor_id, created)
     VALUES (?, ?, 'recharge', ?, ?, ?, ?)`,
    accountId,
    owned,
    hundredths(credits),
    `Ricarica ${name}`,
    accountId,
    created,
  );
  return owned;
}

export async function logInAs(
  { id, email }: AccountLogin,
  password = PASSWORD,
  origin = portal().origin,
): Promise<Member> {
  const http = new HttpClient(origin);
  const user = await expectOk<{ jwtToken: string }>(
    http.post('Accounts/login', { json: { Email: email, Password: password } }),
  );
  http.token = user.jwtToken;
  return { http, id, email };
}

export const createMember = async (wish: AccountOptions): Promise<Member> =>
  logInAs(await createAccount(wish));

/** Moves the life of an account's refresh tokens into the past. */
export async function ageRefreshTokens(accountId: number, seconds: number): Promise<void> {
  const rotated = await sql().rows<{ id: number; rotated: string | null }>(
    'SELECT id, rotated FROM refresh_sessions WHERE account_id = ?',
    accountId,
  );
  for (const row of rotated.filter((one) => one.rotated !== null)) {
    await sql().run(
      'UPDATE refresh_sessions SET rotated = ? WHERE id = ?',
      formatMoment(new Date(Date.now() - seconds * 1000)),
      row.id,
    );
  }
}
