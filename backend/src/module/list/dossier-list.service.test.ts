import { randomUUID } from 'node:crypto';
import { BUILT_IN_SETTINGS, createEmptyDossierForm, createAllRules } from '@pratiche/domain';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { toFormColumns, toListColumns } from '../dossier-columns.util.js';
import { DossiersModule } from '../dossiers.module.js';
import { Dossier } from '../entities/dossier.entity.js';
import type { SortField } from './list-order.util.js';
import type { DossierQuery } from './dossier-query.types.js';
import { DossierListService } from './dossier-list.service.js';

const ROWS = 2_400;
const SIZE = 100;

let test: TestApp;
let lists: DossierListService;
let caller: CurrentCaller;

beforeAll(async () => {
  test = await startTestApp([AccountsModule, DossiersModule], { change: { embedded: false } });
  lists = test.app.get(DossierListService);
  const accounts = test.app.get(AccountsService);
  const { id } = await test.app.get(UnitOfWork).run(() =>
    accounts.createAccount({
      email: `${randomUUID()}@example.test`,
      role: 'User',
      passwordHash: null,
    }),
  );
  caller = { id, role: 'User', isContractVerified: true };
  await insert(ROWS);
});
afterAll(async () => test.close());

/** Deadlines repeat, and every fifth row has none. */
async function insert(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const created = new Date(Date.UTC(2026, 0, 1, 0, index % 700));
    return {
      accountId: caller.id,
      version: 1,
      ...toListColumns('DRAFT'),
      ...toFormColumns(createEmptyDossierForm(), createAllRules(BUILT_IN_SETTINGS)),
      deadlineDate: index % 5 === 0 ? null : `2026-05-${String(1 + (index % 28)).padStart(2, '0')}`,
      created,
      updated: created,
    };
  });
  for (let start = 0; start < rows.length; start += 400) {
    await test.app
      .get(DataSource)
      .createQueryBuilder()
      .insert()
      .into(Dossier)
      .values(rows.slice(start, start + 400))
      .updateEntity(false)
      .execute();
  }
}

const query = (field: SortField, descending: boolean): DossierQuery => ({
  page: null,
  sort: { field, descending },
  filters: { state: 'DRAFT' },
});

async function whole(one: DossierQuery): Promise<number[]> {
  const ids: number[] = [];
  for await (const piece of lists.streamList(caller, one)) ids.push(...piece.map(({ id }) => id));
  return ids;
}

const page = async (one: DossierQuery, number: number) => {
  const { rows, total } = await lists.findListPage(caller, one, { number, size: SIZE });
  return { ids: rows.map(({ id }) => id), total };
};

describe.each<[SortField, boolean]>([
  ['deadlineDate', false],
  ['deadlineDate', true],
  ['created', true],
  ['id', false],
])('sorted by %s, descending %s', (field, descending) => {
  it('gives the same rows in pieces, page after page, and page by page from the end', async () => {
    const one = query(field, descending);
    const all = await whole(one);
    expect(new Set(all).size).toBe(ROWS);
    const numbers = Array.from({ length: ROWS / SIZE }, (_, index) => index + 1);
    for (const order of [numbers, numbers.toReversed()]) {
      for (const number of order) {
        const { ids, total } = await page(one, number);
        expect(total).toBe(ROWS);
        expect([`page ${number}`, ids]).toEqual([
          `page ${number}`,
          all.slice((number - 1) * SIZE, number * SIZE),
        ]);
      }
    }
    expect((await page(one, ROWS / SIZE + 1)).ids).toEqual([]);
  });
});
