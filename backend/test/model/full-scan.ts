import type { DossierListItemDto, WorkBoardDto } from '@pratiche/api';
import { expectOk } from '../kit/dossier-flow.js';
import { officeListOf, ownerListOf } from './dossier-machine.js';
import { assertEqual } from './invariants.js';
import type { Model, Real } from './model.types.js';

interface ScannedRow {
  id: number;
  status: WorkBoardDto['open'][number]['status'];
  operator: number | null;
  deleted: string | null;
}

const PAGE_SIZE = 25;
const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/** Compares what people read with the model of one company, and with every row of the table. */
export async function compareReads(model: Model, real: Real): Promise<void> {
  await compareOwnerLists(model, real);
  await compareMails(model, real);
  await compareOfficeReads(real);
}

async function compareOwnerLists({ dossiers }: Model, { owner }: Real): Promise<void> {
  const idsOf = (list: string) =>
    ascending(
      dossiers
        .filter(({ status, isDeleted }) => !isDeleted && ownerListOf(status) === list)
        .map(({ id }) => id),
    );
  for (const state of ['DRAFT', 'PROCESSING', 'ELABORATED']) {
    const rows = await expectOk<DossierListItemDto[]>(
      owner.http.get('Module/getAll', { query: { state } }),
    );
    assertEqual(`List ${state}`, ascending(rows.map(({ id }) => id)), idsOf(state));
    for (const row of rows) {
      const known = dossiers.find(({ id }) => id === row.id);
      assertEqual(
        `Row of ${row.id}`,
        [row.status.code, row.openRequests, row.submissions],
        [known?.status, known?.request === null ? 0 : 1, known?.sendings],
      );
    }
  }
  const { drafts, sent, completed } = await expectOk<Record<string, number>>(
    owner.http.get('Module/count'),
  );
  assertEqual(
    'Counts',
    [drafts, sent, completed],
    ['DRAFT', 'PROCESSING', 'ELABORATED'].map((list) => idsOf(list).length),
  );
}

/** Every sending has the job of its e-mail, written in the same transaction: no worker runs here. */
async function compareMails({ dossiers }: Model, { sql, owner }: Real): Promise<void> {
  const [queued] = await sql.rows<{ n: number | string }>(
    "SELECT COUNT(*) AS n FROM outbox_jobs WHERE kind = 'mail' AND payload LIKE ? AND payload LIKE '% inviata%'",
    `%${owner.email}%`,
  );
  assertEqual(
    'E-mails of sendings',
    Number(queued?.n),
    dossiers.reduce((sum, { sendings }) => sum + sendings, 0),
  );
}

async function compareOfficeReads({ sql, operators }: Real): Promise<void> {
  const rows = (
    await sql.rows<ScannedRow>(
      'SELECT id, status, operator_id AS operator, deleted FROM dossiers ORDER BY id',
    )
  ).filter(({ deleted }) => deleted === null);
  const listed = (list: string) => rows.filter(({ status }) => officeListOf(status) === list);
  for (const state of ['RECEIVED', 'ELABORATED'])
    assertEqual(
      `Pages of the office's ${state}`,
      ascending(await readPages(operators[0], state)),
      listed(state).map(({ id }) => id),
    );
  const board = await expectOk<WorkBoardDto>(operators[0].http.get('Module/board'));
  const received = listed('RECEIVED');
  for (const { status, ages } of board.open)
    assertEqual(
      `Board ${status}`,
      ages.reduce((sum, count) => sum + count, 0),
      received.filter((row) => row.status === status).length,
    );
  assertEqual(
    'Board without operator',
    board.unassigned,
    received.filter(({ operator }) => operator === null).length,
  );
  for (const { id, total } of board.load)
    assertEqual(`Load of ${id}`, total, received.filter((row) => row.operator === id).length);
  for (const { status, total } of board.mine)
    assertEqual(
      `Own ${status}`,
      total,
      received.filter((row) => row.operator === operators[0].id && row.status === status).length,
    );
}

/** Every page in turn, so that a row that is on two or on none shows. */
async function readPages({ http }: Real['owner'], state: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await expectOk<DossierListItemDto[]>(
      http.get('Module/getAll', { query: { state, page, pageSize: PAGE_SIZE } }),
    );
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < PAGE_SIZE) return ids;
  }
}
