import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkDto } from '@pratiche/api';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import { createAccount, createMember, logInAs, sql } from '../kit/account-fixtures.js';
import { waitUntilTaskFinished } from '../kit/background-task-fixtures.js';
import type { Member } from '../kit/dossier-flow.js';
import { portal, setPortal } from '../kit/portal.js';
import { RELAXED_LIMITS } from '../kit/setup.js';
import { waitUntil } from '../kit/wait-until.js';

const MOVEMENTS = 60_000;
/** Title, number of rows, filters, an empty row and the names of the columns. */
const HEAD_ROWS = 5;

let running: Portal;
let boss: Member;

beforeAll(async () => {
  const { kind } = portal();
  running = await startPortal({ kind, env: RELAXED_LIMITS });
  setPortal(running);
  boss = await logInAs(await createAccount({ role: 'SuperAdmin' }));
  const owner = await createMember({ packages: [{ credits: 10 }] });
  await repeatMovement(owner.id);
});
afterAll(async () => {
  await running.stop();
});

/** The account's only movement of credits, `MOVEMENTS` times more. */
async function repeatMovement(accountId: number): Promise<void> {
  const [movement] = await sql().rows<Record<string, unknown>>(
    'SELECT * FROM credit_movements WHERE account_id = ?',
    accountId,
  );
  const columns = Object.keys(movement ?? {}).filter((name) => name !== 'id');
  const upTo = (count: number) =>
    `(${Array.from({ length: count }, (_, index) => `SELECT ${index} AS n`).join(' UNION ALL ')})`;
  await sql().run(
    `INSERT INTO credit_movements (${columns.join(', ')})
     SELECT ${columns.map((name) => `m.${name}`).join(', ')} FROM credit_movements m, ${upTo(6)} a, ${upTo(100)} b, ${upTo(100)} c WHERE m.account_id = ?`,
    accountId,
  );
}

const listTries = async (): Promise<string[]> =>
  readdir(join(running.dataDir, 'files', 'works')).catch(() => []);

async function waitUntilUnderWay(id: string): Promise<void> {
  await waitUntil(
    async () => ((await listTries()).some((name) => name.startsWith(`${id}.1`)) ? true : null),
    'the export to be under way',
    50_000,
    5,
  );
}

async function readTask(id: string): Promise<{ state: string; run: number } | undefined> {
  const [row] = await sql().rows<{ state: string; run: number }>(
    'SELECT state, run FROM works WHERE id = ?',
    id,
  );
  return row;
}

it('has another worker write an export of 60,000 rows whose worker was killed', async () => {
  const [stored] = await sql().rows<{ n: number }>('SELECT COUNT(*) AS n FROM credit_movements');
  const total = Number(stored?.n);
  expect(total).toBeGreaterThan(MOVEMENTS);
  const started = await boss.http.post('PaymentLogs/get-all-excel');
  expect(started.status).toBe(202);
  const { id } = started.json<WorkDto>();
  await waitUntilUnderWay(id);
  await running.kill9();
  // The kill hit: the export was not over.
  expect(await readTask(id)).toEqual({ state: 'running', run: 1 });
  await running.restart();
  boss = await logInAs(boss);
  expect(await waitUntilTaskFinished(boss.http, id)).toMatchObject({
    state: 'done',
    done: total,
    total,
  });
  expect(await listTries()).toEqual([`${id}.${(await readTask(id))?.run}`]);
  const book = new ExcelJS.Workbook();
  const { bytes } = await boss.http.get(`Works/${id}/download`);
  await book.xlsx.load(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  expect(book.worksheets[0]?.rowCount).toBe(HEAD_ROWS + total);
}, 240_000);
