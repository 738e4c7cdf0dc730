import type { StatusCode } from '@pratiche/domain';
import { assertEqual, checkStatusPaths, readMovements } from './invariants.js';
import type { Real } from './model.types.js';
import type { Told } from './racing-acts.js';

const EXPECTED = [200, 204, 400, 404, 409];

/** Checks what several clients were told against each other and against the tables. */
export async function checkHistory(told: readonly Told[], real: Real): Promise<void> {
  for (const one of told)
    if (!EXPECTED.includes(one.status)) throw new Error(`Answer of a race: ${JSON.stringify(one)}`);
  checkVersions(told);
  await checkStatusPaths(real);
  await checkMoney(told, real);
}

/** Each saved version was given once, and no client ever reads an older one than it knew. */
function checkVersions(told: readonly Told[]): void {
  const saved = told.filter(({ act, version }) => act === 'save' && version !== null);
  assertEqual(
    'Versions that were saved',
    new Set(saved.map(({ dossier, version }) => `${dossier} ${version}`)).size,
    saved.length,
  );
  const known = new Map<string, number>();
  for (const { client, dossier, version } of told) {
    if (version === null) continue;
    const key = `${client} ${dossier}`;
    if (version < (known.get(key) ?? 0))
      throw new Error(`Client ${key} read version ${version} after ${known.get(key)}`);
    known.set(key, version);
  }
}

async function checkMoney(told: readonly Told[], { sql, owner }: Real): Promise<void> {
  const movements = await readMovements(sql, owner.id);
  const packages = await sql.rows<{ id: number; residual: number }>(
    'SELECT id, residual_credits AS residual FROM active_packages WHERE account_id = ?',
    owner.id,
  );
  for (const { id, residual } of packages) {
    const sum = movements
      .filter((row) => row.package === id)
      .reduce((all, row) => all + row.amount, 0);
    assertEqual(`Ledger of package ${id}`, sum, Number(residual));
    if (sum < 0) throw new Error(`Package ${id} is below zero`);
  }
  const rows = await sql.rows<{ id: number; status: StatusCode }>(
    'SELECT id, status FROM dossiers WHERE account_id = ?',
    owner.id,
  );
  for (const { id, status } of rows) {
    const done = (act: Told['act']) =>
      told.filter((one) => one.dossier === id && one.act === act && one.status === 200).length;
    const count = (type: string) =>
      movements.filter((row) => row.dossier === id && row.type === type).length;
    assertEqual(`Debits of ${id}`, count('debit'), done('send'));
    assertEqual(`Refunds of ${id}`, count('refund'), done('sendBack'));
    const isPaid = status === 'SENT' || status === 'ACCEPTED';
    assertEqual(`Open debits of ${id}`, count('debit') - count('refund'), isPaid ? 1 : 0);
  }
}
