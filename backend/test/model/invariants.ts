import type { StatusCode } from '@pratiche/domain';
import { MAY_FOLLOW, officeListOf, ownerListOf } from './dossier-machine.js';
import type { Model, ModelDossier, Real } from './model.types.js';

interface Movement {
  id: number;
  package: number;
  type: string;
  amount: number;
  dossier: number | null;
  refundOf: number | null;
}

interface DossierRow {
  id: number;
  version: number;
  status: StatusCode;
  owner_list: string | null;
  office_list: string | null;
  deleted: string | null;
}

export function assertEqual(what: string, actual: unknown, expected: unknown): void {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (left !== right) throw new Error(`${what}: ${left} instead of ${right}`);
}

/** Compares the tables of one company with the model, and the ledger with itself. */
export async function checkInvariants(model: Model, { sql, owner }: Real): Promise<void> {
  const packages = await sql.rows<{ id: number; residual: number }>(
    'SELECT id, residual_credits AS residual FROM active_packages WHERE account_id = ? ORDER BY id',
    owner.id,
  );
  assertEqual(
    'Credits of the packages',
    packages.map(({ id, residual }) => [id, Number(residual) / 100]),
    model.packages.map(({ id, credits }) => [id, credits]),
  );
  await checkLedger(model, packages, await readMovements(sql, owner.id));
  await checkDossiers(model, { sql, owner });
}

export const readMovements = async (sql: Real['sql'], accountId: number): Promise<Movement[]> =>
  sql.rows<Movement>(
    'SELECT id, active_package_id AS package, type, amount, dossier_id AS dossier, refund_of AS refundOf FROM credit_movements WHERE account_id = ? ORDER BY id',
    accountId,
  );

async function checkLedger(
  model: Model,
  packages: readonly { id: number; residual: number }[],
  movements: readonly Movement[],
): Promise<void> {
  for (const { id, residual } of packages)
    assertEqual(
      `Ledger of package ${id}`,
      movements.filter((row) => row.package === id).reduce((sum, row) => sum + row.amount, 0),
      Number(residual),
    );
  const refunded = new Set(movements.flatMap(({ refundOf }) => refundOf ?? []));
  const refunds = movements.filter(({ type }) => type === 'refund');
  assertEqual('Refunds of different debits', refunded.size, refunds.length);
  for (const dossier of model.dossiers) {
    const open = movements.filter(
      (row) => row.type === 'debit' && row.dossier === dossier.id && !refunded.has(row.id),
    );
    assertEqual(
      `Debits of dossier ${dossier.id}`,
      open.reduce((sum, { amount }) => sum - amount, 0),
      100 * [...dossier.debits.values()].reduce((sum, credits) => sum + credits, 0),
    );
  }
}

async function checkDossiers(model: Model, { sql, owner }: Pick<Real, 'sql' | 'owner'>) {
  const rows = await sql.rows<DossierRow>(
    'SELECT id, version, status, owner_list, office_list, deleted FROM dossiers WHERE account_id = ? ORDER BY id',
    owner.id,
  );
  assertEqual(
    'Dossiers',
    rows.map((row) => [row.id, row.version, row.status, row.owner_list, row.office_list]),
    model.dossiers.toSorted((a, b) => a.id - b.id).map(toExpectedRow),
  );
  await checkStatusPaths({ sql, owner });
  const sendings = await sql.rows<{ dossier: number; n: number }>(
    'SELECT s.dossier_id AS dossier, COUNT(*) AS n FROM dossier_sendings s JOIN dossiers d ON d.id = s.dossier_id WHERE d.account_id = ? GROUP BY s.dossier_id ORDER BY s.dossier_id',
    owner.id,
  );
  assertEqual(
    'Sendings',
    sendings.map(({ dossier, n }) => [dossier, Number(n)]),
    model.dossiers
      .filter(({ sendings: count }) => count > 0)
      .toSorted((a, b) => a.id - b.id)
      .map(({ id, sendings: count }) => [id, count]),
  );
}

/** Each dossier went one way through the statuses, step by step. */
export async function checkStatusPaths({ sql, owner }: Pick<Real, 'sql' | 'owner'>): Promise<void> {
  const changes = await sql.rows<{ dossier: number; from_code: StatusCode; to_code: StatusCode }>(
    'SELECT c.dossier_id AS dossier, c.from_code, c.to_code FROM dossier_status_changes c JOIN dossiers d ON d.id = c.dossier_id WHERE d.account_id = ? ORDER BY c.id',
    owner.id,
  );
  const reached = new Map<number, StatusCode>();
  for (const { dossier, from_code, to_code } of changes) {
    const before = reached.get(dossier) ?? 'DRAFT';
    // An acceptance that was taken back leaves no row of its own.
    const isTakenBack = before === 'ACCEPTED' && from_code === 'SENT';
    const isContinued =
      (before === from_code || isTakenBack) && MAY_FOLLOW[from_code].includes(to_code);
    if (!isContinued)
      throw new Error(`History of dossier ${dossier}: ${before}, then ${from_code} to ${to_code}`);
    reached.set(dossier, to_code);
  }
}

const toExpectedRow = ({ id, version, status, isDeleted }: ModelDossier) => [
  id,
  version,
  status,
  isDeleted ? null : ownerListOf(status),
  isDeleted ? null : officeListOf(status),
];
