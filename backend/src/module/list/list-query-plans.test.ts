import { randomUUID } from 'node:crypto';
import {
  BUILT_IN_SETTINGS,
  listReadyViews,
  normalizeSearchText,
  type StatusCode,
  createEmptyDossierForm,
  createAllRules,
  NOT_POSTPONED,
  UNTIL_ANSWER,
} from '@pratiche/domain';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { StepTimesRepository } from '../board/step-times.repository.js';
import { WorkBoardService } from '../board/work-board.service.js';
import { WorkPerformanceService } from '../board/work-performance.service.js';
import { toFormColumns, toListColumns } from '../dossier-columns.util.js';
import { DossiersModule } from '../dossiers.module.js';
import { SavedViewsService } from '../saved-views/saved-views.service.js';
import { WorkBoardModule } from '../board/work-board.module.js';
import { Dossier } from '../entities/dossier.entity.js';
import {
  OFFICE_ONLY_SORT_FIELDS,
  OWNER_ONLY_SORT_FIELDS,
  SORT_COLUMNS,
  type SortField,
} from './list-order.util.js';
import type { DossierFilters, DossierQuery } from './dossier-query.types.js';
import { DossierListService, MAX_COUNTED_SEARCH } from './dossier-list.service.js';
import { NameIndexRepository } from './name-index/name-index.repository.js';

const ROWS = 4_000;
const STATUSES: readonly StatusCode[] = [
  'DRAFT',
  'SENT',
  'SENT',
  'ACCEPTED',
  'SENTTOENEA',
  'SELLED',
  'SELLED',
  'SELLED',
];
const LAST = [
  'Brughetti',
  'Calandri',
  'Dossena',
  'Ferlini',
  'Gandossi',
  'Rossetti',
  'Manenti',
  'Nodari',
];
const ALL_SORTS = Object.keys(SORT_COLUMNS) as SortField[];

/** Tax code, telephone and address of a dossier; the ids of the empty table begin at 1. */
const toDetails = (id: number): string =>
  [`rssmra80a01${String(id).padStart(5, '0')}`, `33312${id}`, `via dei tigli ${id} parma pr`].join(
    '\n',
  );

interface Statement {
  sql: string;
  parameters: unknown[];
}

describe.each(databases)('plans of the lists on %s', (_, create) => {
  let database: TestDatabase;
  let test: TestApp;
  let lists: DossierListService;
  let dataSource: DataSource;
  let office: CurrentCaller;
  let fitter: CurrentCaller;
  let said: Statement[] = [];

  beforeAll(async () => {
    database = await create();
    test = await startTestApp([AccountsModule, DossiersModule, WorkBoardModule], {
      change: { embedded: false, database: database.config },
    });
    lists = test.app.get(DossierListService);
    dataSource = test.app.get(DataSource);
    const accounts = test.app.get(AccountsService);
    const account = (role: 'User' | 'Admin') =>
      test.app.get(UnitOfWork).run(() =>
        accounts.createAccount({
          email: `${randomUUID()}@example.test`,
          role,
          passwordHash: null,
        }),
      );
    office = { id: (await account('Admin')).id, role: 'Admin', isContractVerified: true };
    fitter = { id: (await account('User')).id, role: 'User', isContractVerified: true };
    await fill([fitter.id, (await account('User')).id, (await account('User')).id]);
    const query = dataSource.query.bind(dataSource);
    jest.spyOn(dataSource, 'query').mockImplementation((sql, parameters) => {
      // Runs on a timer to detect changed settings, independently of the test.
      if (!sql.includes('FROM settings'))
        said.push({ sql, parameters: (parameters as unknown[] | undefined) ?? [] });
      return query(sql, parameters);
    });
  }, 120_000);
  afterAll(async () => {
    jest.restoreAllMocks();
    await test.close();
    await database.remove();
  });

  async function fill(fitters: readonly number[]): Promise<void> {
    const rows = Array.from({ length: ROWS }, (__, index) => {
      const status = STATUSES[index % STATUSES.length] ?? 'DRAFT';
      const client = `${LAST[(index * 7) % LAST.length]} Ortensia${index % 300}`;
      const moment = new Date(Date.UTC(2026, 0, 1, 0, index % 3_000));
      return {
        ...toFormColumns(createEmptyDossierForm(), createAllRules(BUILT_IN_SETTINGS)),
        ...toListColumns(status),
        accountId: fitters[index % 3] ?? 0,
        version: 1,
        client,
        clientKey: normalizeSearchText(client),
        businessName: `Serramenti ${index % 3}`,
        companyKey: `serramenti ${index % 3}`,
        created: moment,
        updated: moment,
        sent: status === 'DRAFT' ? null : moment,
        searchKey: toDetails(index + 1),
        completed: status === 'SELLED' ? moment : null,
        deadlineDate: `2026-0${1 + (index % 9)}-10`,
        postponedUntil: index % 50 === 1 ? UNTIL_ANSWER : NOT_POSTPONED,
        operatorId: index % 40 === 0 ? office.id : null,
        operatorName: index % 40 === 0 ? 'Gelsomino Trapani' : null,
      };
    });
    for (let start = 0; start < rows.length; start += 400) {
      await dataSource
        .createQueryBuilder()
        .insert()
        .into(Dossier)
        .values(rows.slice(start, start + 400))
        .updateEntity(false)
        .execute();
    }
    const names = test.app.get(NameIndexRepository);
    const received = await dataSource.query<
      { id: number; client_key: string; company_key: string }[]
    >('SELECT id, client_key, company_key FROM dossiers WHERE office_list IS NOT NULL');
    await test.app.get(UnitOfWork).run(async () => {
      for (const { id, client_key, company_key } of received)
        await names.replaceTexts(id, { names: [client_key, company_key], details: toDetails(id) });
    });
    for (const { id } of received.filter(({ id: one }) => one % 2 === 0))
      await dataSource.query(
        "INSERT INTO dossier_filings (dossier_id, filing, cpid, recorded_by, recorded) VALUES (?, 'serramenti', ?, 1, '2026-01-01 10:00:00.000')",
        [id, `PIANO-${id}`],
      );
    await dataSource.query(
      "INSERT INTO dossier_skips (dossier_id, account_id, who, reason, at) SELECT id, 1, '', 'doubt', '2026-01-01 10:00:00.000' FROM dossiers",
    );
    await dataSource.query(
      'INSERT INTO dossier_sendings (dossier_id, at, num_ecobonus, num_bonus_casa, num_calcolo_energetico, credits, total_cost, matrix_version) SELECT id, sent, 1, 0, 0, 100, 0, 1 FROM dossiers WHERE sent IS NOT NULL',
    );
    await dataSource.query(
      "INSERT INTO uploaded_files (dossier_id, purpose, file_name, size, content_type, sha256, storage_key, uploaded_by, created) SELECT id, 'document', 'fattura.pdf', 1, 'application/pdf', id, id, account_id, created FROM dossiers",
    );
    await dataSource.query(
      isServer()
        ? 'ANALYZE TABLE dossiers, message_threads, name_tails, dossier_words, dossier_filings, dossier_skips, dossier_sendings, uploaded_files'
        : 'ANALYZE',
    );
  }

  const isServer = () => database.config.kind === 'server';

  /** What a statement reads as a whole: tables walked without a key, or an index from end to end. */
  async function wholeReads({ sql, parameters }: Statement): Promise<string[]> {
    if (!isServer()) {
      const rows = await dataSource.query<{ detail: string }[]>(
        `EXPLAIN QUERY PLAN ${sql}`,
        parameters,
      );
      return rows
        .map(({ detail }) => detail)
        .filter((detail) =>
          /^SCAN (dossiers|d|message_threads|dossier_sendings|name_tails|dossier_words|dossier_filings|DossierFiling|t|w|dossier_status_changes|dossier_skips|audit_entries|beneficiary_links|a|c|e|l|n|p|x|charge|latest|uploaded|filed)\b/.test(
            detail,
          ),
        );
    }
    const rows = await dataSource.query<
      { table: string | null; type: string | null; rows: string | null }[]
    >(`EXPLAIN ${sql}`, parameters);
    return rows
      .filter(({ table, type }) => !table?.startsWith('<') && (type === 'ALL' || type === 'index'))
      .map((row) => JSON.stringify(row));
  }

  /** Records the queries of a page and checks them. */
  async function check(caller: CurrentCaller, query: DossierQuery, number = 1): Promise<void> {
    said = [];
    await lists.findListPage(caller, query, { number, size: 20 });
    const mine = [...said];
    // An operator's page also asks who has its dossiers open.
    const most = caller === office ? 4 : 3;
    expect([mine.map(({ sql }) => sql).join('\n'), mine.length, mine.length <= most]).toEqual([
      mine.map(({ sql }) => sql).join('\n'),
      mine.length,
      true,
    ]);
    expect(mine.length).toBeGreaterThan(0);
    for (const one of mine) expect([one.sql, await wholeReads(one)]).toEqual([one.sql, []]);
  }

  const of = (
    state: string,
    filters: Omit<DossierFilters, 'state'> = {},
    field: SortField | null = null,
    descending = false,
  ): DossierQuery => ({
    page: null,
    sort: field === null ? null : { field, descending },
    filters: { state, ...filters } as DossierFilters,
  });

  const FILTERS: Omit<DossierFilters, 'state'>[] = [
    {},
    { search: 'brughett' },
    { search: '1' },
    { search: '1234' },
    { client: 'ortensia7 ' },
    { client: 'o' },
    { company: 'serramenti 2' },
    { operator: 'GELSO' },
    { operatorId: 'me' },
    { operatorId: 'none' },
    { operatorId: '999999' },
    { serviceType: '2' },
    { serviceType: '1,2' },
    { operatorId: 'me,none' },
    { unread: 'yes' },
    { postponed: 'yes' },
    { postponed: 'no' },
    { review: 'yes' },
    { review: 'no' },
    { dateFrom: '2026-01-02', dateTo: '2026-01-02' },
    { deadlineTo: '2026-02-01' },
    { deadlineFrom: '2026-08-01' },
    { search: 'inesistente' },
    { search: 'piano-8' },
    { search: 'rssmra80a0100012' },
    { search: '+39 333 1277' },
    { search: 'via dei Tigli, 31' },
    { search: 'PIANO-12345678' },
    { client: 'ortensia7 ', search: 'tigli' },
    { search: 'piano-9999999' },
  ];

  it.each(['RECEIVED', 'ELABORATED'])(
    'no listed filter of the back office’s %s reads a whole table, nor asks more than four times',
    async (state) => {
      for (const filters of FILTERS)
        for (const field of ['receivedDate', 'client', 'status'] as const)
          await check(office, of(state, filters, field));
      await check(office, of(state, { status: 'SENT,ACCEPTED' }, 'work'));
      await check(
        office,
        of(state, { status: state === 'RECEIVED' ? 'SENT' : 'SELLED' }, 'receivedDate'),
      );
    },
  );

  it.each(['RECEIVED', 'ELABORATED'])(
    'no order of the back office’s %s does, either way, on the first page and deep down',
    async (state) => {
      for (const field of ALL_SORTS.filter((name) => !OWNER_ONLY_SORT_FIELDS.includes(name))) {
        for (const descending of [false, true])
          for (const number of [1, 60])
            await check(office, of(state, {}, field, descending), number);
      }
    },
  );

  it.each(['DRAFT', 'PROCESSING', 'ELABORATED'])('nor anything in a fitter’s %s', async (state) => {
    for (const filters of FILTERS) await check(fitter, of(state, filters, 'client'));
    for (const field of ALL_SORTS.filter((name) => !OFFICE_ONLY_SORT_FIELDS.includes(name)))
      await check(fitter, of(state, {}, field, true));
    await check(fitter, of(state, { deadlineTo: '2026-03-01' }, 'deadlineDate'));
    for (const number of [1, 60]) await check(fitter, of(state, {}, 'urgency'), number);
  });

  it.each([
    'ortensia',
    'brughetti ortensia',
    'ghetti ortensia1',
    'hetti ortensia12',
    'sia1 serr',
    'brughetti nobody',
    'etti o',
  ])('finds and counts by names what comparing every name finds: %s', async (text) => {
    const [{ total }] = await dataSource.query<[{ total: number | string }]>(
      "SELECT COUNT(*) AS total FROM dossiers WHERE office_list = 'ELABORATED' AND (client_key LIKE ? OR company_key LIKE ?)",
      [`%${text}%`, `%${text}%`],
    );
    const {
      rows,
      total: told,
      isMore,
    } = await lists.findListPage(office, of('ELABORATED', { search: text }, 'receivedDate'), {
      number: 1,
      size: 20,
    });
    expect({ told, isMore }).toEqual({
      told: Math.min(Number(total), MAX_COUNTED_SEARCH),
      isMore: Number(total) > MAX_COUNTED_SEARCH,
    });
    expect(rows).toHaveLength(Math.min(Number(total), 20));
  });

  it('finds one dossier by its CPID, and reads the CPIDs of a page by a key', async () => {
    const [{ id }] = await dataSource.query<[{ id: number }]>(
      "SELECT d.id FROM dossiers d JOIN dossier_filings f ON f.dossier_id = d.id WHERE d.office_list = 'ELABORATED' LIMIT 1",
    );
    const logged: Statement[] = [];
    const spy = jest
      .spyOn(dataSource.logger, 'logQuery')
      .mockImplementation(
        (sql, parameters) =>
          void logged.push({ sql, parameters: (parameters as unknown[] | undefined) ?? [] }),
      );
    const page = { number: 1, size: 20 };
    const found = await lists.findListPage(
      office,
      of('ELABORATED', { search: ` piano-${id}` }, 'receivedDate'),
      page,
    );
    spy.mockRestore();
    expect(found.rows.map((row) => [row.id, row.cpids])).toEqual([
      [id, [{ filing: 'serramenti', cpid: `PIANO-${id}` }]],
    ]);
    expect(found.total).toBe(1);
    const mine = logged.filter(({ sql }) => /dossier_filings/.test(sql));
    expect(mine.length).toBeGreaterThan(1);
    for (const one of mine) expect([one.sql, await wholeReads(one)]).toEqual([one.sql, []]);
  });

  it.each(['RECEIVED', 'ELABORATED'] as const)(
    'counts all views of %s in one statement that reads no whole table',
    async (list) => {
      said = [];
      const counted = await test.app.get(SavedViewsService).countViews(office, list);
      expect(counted).toHaveLength(listReadyViews(list, '2026-01-01').length);
      const [statement, ...more] = said;
      expect(more).toEqual([]);
      if (statement === undefined) throw new Error('Nothing was counted');
      expect(await wholeReads(statement)).toEqual([]);
      const [{ total }] = await dataSource.query<[{ total: number | string }]>(
        'SELECT COUNT(*) AS total FROM dossiers WHERE office_list = ?',
        [list],
      );
      expect(counted[0]).toEqual({
        key: 'all',
        count: Math.min(Number(total), 999),
        isMore: Number(total) > 999,
      });
    },
  );

  it('the work board reads nothing from end to end', async () => {
    said = [];
    await test.app.get(WorkBoardService).loadWorkBoard(office);
    const mine = [...said];
    expect(mine.length).toBeLessThanOrEqual(10);
    for (const one of mine) expect([one.sql, await wholeReads(one)]).toEqual([one.sql, []]);
  });

  it('the figures on completion and corrections read nothing from end to end', async () => {
    said = [];
    await test.app.get(WorkPerformanceService).loadPerformance(office);
    const mine = [...said];
    expect(mine).toHaveLength(4);
    for (const one of mine) expect([one.sql, await wholeReads(one)]).toEqual([one.sql, []]);
  });

  it('the times of steps by operator read nothing from end to end', async () => {
    said = [];
    await test.app.get(StepTimesRepository).findMediansByOperator(new Date('2026-01-01'));
    const mine = [...said];
    expect(mine).toHaveLength(1);
    for (const one of mine) expect([one.sql, await wholeReads(one)]).toEqual([one.sql, []]);
  });
});
