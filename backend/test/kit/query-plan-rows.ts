import type { DataSource } from 'typeorm';
import { isSqlite } from '../../src/platform/database/is-sqlite.util.js';

/** Rows of each table of a query-plan test. */
export const PLAN_ROWS = 3_000;

/** Rows in the tables that account, credits, notifications and audit are read from. */
export async function insertPlanRows(dataSource: DataSource, fitterId: number): Promise<void> {
  const at = (index: number) =>
    new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString().replace('T', ' ').replace('Z', '');
  const rows = (make: (index: number) => (string | number | null)[]) =>
    Array.from({ length: PLAN_ROWS }, (__, index) => make(index));
  const insert = async (into: string, all: (string | number | null)[][]) => {
    for (let start = 0; start < all.length; start += 500) {
      const some = all.slice(start, start + 500);
      await dataSource.query(
        `INSERT INTO ${into} VALUES ${some.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ')}`,
        some.flat(),
      );
    }
  };
  await insert(
    'recharge_packages (id, name, price, number_of_credits, cost_ecobonus, cost_bonus_casa, cost_calcolo_energetico, is_incrementable, on_sale)',
    [[9_001, 'Prova', 100, 100, 1, 1, 1, 0, 0]],
  );
  await insert(
    'active_packages (id, account_id, recharge_package_id, name, price, initial_credits, residual_credits, cost_ecobonus, cost_bonus_casa, cost_calcolo_energetico, created)',
    [[9_001, fitterId, 9_001, 'Prova', 100, PLAN_ROWS, PLAN_ROWS, 1, 1, 1, at(0)]],
  );
  await insert(
    'credit_movements (account_id, active_package_id, type, amount, description, actor_id, created)',
    rows((index) => [
      fitterId,
      9_001,
      index % 3 === 0 ? 'recharge' : 'debit',
      1,
      'Prova',
      fitterId,
      at(index),
    ]),
  );
  await insert(
    'notifications (account_id, kind, title, text, created)',
    rows((index) => [
      index % 3 === 0 ? fitterId : fitterId + 1,
      'status',
      'Prova',
      'Prova',
      at(index),
    ]),
  );
  await insert(
    'audit_entries (at, actor_id, role, address, action, subject_kind, subject_id, details)',
    rows((index) => [
      at(index),
      index % 9 === 0 ? fitterId : null,
      null,
      '',
      index % 5 === 0 ? 'login' : 'data-export',
      'account',
      String(index),
      '{}',
    ]),
  );
  await insert(
    'accounts (email, role, email_verified, contract_verified, first_package_acquired, privacy_and_conditions_accepted, business_name, created, updated)',
    rows((index) => [
      `${index}@misura.test`,
      'User',
      1,
      1,
      0,
      1,
      `Serramenti ${index}`,
      at(index),
      at(index),
    ]),
  );
  await insert(
    'registration_requests (data, created, held, confirmed)',
    rows((index) => [
      '{}',
      at(index),
      index % 300 === 0 ? at(index) : null,
      index % 600 === 0 ? at(index) : null,
    ]),
  );
  await insert(
    'package_orders (account_id, ordered_by, recharge_package_id, status, package_name, credits, price, cost_ecobonus, cost_bonus_casa, cost_calcolo_energetico, amount_due, amount, reason, transfer_day, created)',
    rows((index) => [
      index % 300 === 0 ? fitterId : fitterId + 1,
      fitterId + 1,
      9_001,
      index % 9 === 0 ? 'pending' : 'confirmed',
      'Prova',
      ...[100, 100, 1, 1, 1, 122, 122],
      'Prova',
      '2026-01-01',
      at(index),
    ]),
  );
  await analyzeTables(
    dataSource,
    'credit_movements',
    'notifications',
    'audit_entries',
    'accounts',
    'registration_requests',
    'package_orders',
  );
}

/** Only tables with rows of the test: figures of nearly empty ones make a plan read them whole. */
export async function analyzeTables(dataSource: DataSource, ...tables: string[]): Promise<void> {
  const command = isSqlite(dataSource) ? 'ANALYZE' : 'ANALYZE TABLE';
  for (const table of tables) await dataSource.query(`${command} ${table}`);
}
