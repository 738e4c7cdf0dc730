import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type DossierForm,
  type EInvoice,
  buildDossierKeys,
  getTodayInRome,
} from '@pratiche/domain';
import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ASKED_BY_THE_CLOCK } from '../test/kit/clock-statements.js';
import { ecobonusForm } from '../test/kit/dossier-fixtures.js';
import { analyzeTables, insertPlanRows, PLAN_ROWS } from '../test/kit/query-plan-rows.js';
import { databases, type TestDatabase } from '../test/kit/test-database.js';
import { startWholeApp } from '../test/kit/whole-app.js';
import { AccountsService } from './accounts/accounts.service.js';
import { UnitOfWork } from './platform/database/index.js';
import { PasswordHashingService } from './platform/auth/index.js';

const PASSWORD = 'Prova-Piani-2026!';
/** Tables of a few rows, which a database reads whole because nothing is shorter. */
const SMALL = 50;

const party = {
  name: 'Prova',
  vatNumber: '01234567897',
  taxCode: null,
  address: null,
  zip: null,
  municipality: null,
  province: null,
};
const plainInvoice: EInvoice = {
  number: '1',
  date: '2026-01-01',
  documentType: 'TD01',
  supplier: party,
  customer: party,
  causes: [],
  lines: [],
  vatSummary: [],
  taxable: 0,
  vat: 0,
  total: 0,
  payments: [],
  relatedInvoices: [],
  attachments: [],
  discountOnInvoice: null,
};

interface Statement {
  sql: string;
  parameters: unknown[];
}

describe.each(databases)('what requests ask of %s', (_, create) => {
  let database: TestDatabase;
  let close: () => Promise<void>;
  let app: NestFastifyApplication;
  let dataSource: DataSource;
  let said: Statement[] = [];
  const tokens = { office: '', fitter: '' };
  let fitterId = 0;

  beforeAll(async () => {
    ({ app, database, dataSource, close } = await startWholeApp(create, {
      RATE_LIMITS: 'all=9999999',
    }));
    fitterId = await account('User', 'fitter');
    await account('SuperAdmin', 'office');
    await insertPlanRows(dataSource, fitterId);
    // Without it a filter by operator is refused.
    await call('POST', 'Settings/operatorFigures', 'office', {
      validFrom: getTodayInRome(),
      value: { isOn: true },
      note: null,
      seen: 0,
    });
    jest.spyOn(dataSource.logger, 'logQuery').mockImplementation((sql, parameters) => {
      said.push({ sql, parameters: (parameters as unknown[] | undefined) ?? [] });
    });
  }, 120_000);
  afterAll(async () => {
    jest.restoreAllMocks();
    await close();
  });

  async function account(role: 'User' | 'SuperAdmin', who: keyof typeof tokens): Promise<number> {
    const email = `${randomUUID()}@example.test`;
    const passwordHash = await app.get(PasswordHashingService).hashPassword(PASSWORD);
    const id = await app.get(UnitOfWork).run(async () => {
      const made = await app.get(AccountsService).createAccount({ email, role, passwordHash });
      await app
        .get(AccountsService)
        .updateAccount(made.id, { emailVerified: true, contractVerified: true });
      return made.id;
    });
    tokens[who] = (
      (await call('POST', 'Accounts/login', 'fitter', { Email: email, Password: PASSWORD }))
        .json as { jwtToken: string }
    ).jwtToken;
    return id;
  }

  async function call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    who: keyof typeof tokens,
    body?: object,
  ) {
    const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    const answer = await fastify.inject({
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${tokens[who]}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    expect([answer.body.slice(0, 500), answer.statusCode]).toEqual([
      answer.body.slice(0, 500),
      200,
    ]);
    return { json: answer.json() as unknown };
  }

  const isServer = () => database.config.kind === 'server';

  /** What a statement reads from end to end. In the order of an index up to a limit is not from end to end. */
  async function wholeReads({ sql, parameters }: Statement): Promise<string[]> {
    // A subquery is reported under its alias: `page` holds the rows of one page, `counted` rows are
    // discarded.
    const isPage = /\bLIMIT\b/.test(sql);
    if (!isServer()) {
      const rows = await dataSource.query<{ detail: string }[]>(
        `EXPLAIN QUERY PLAN ${sql}`,
        parameters,
      );
      const isSorted =
        rows.some(({ detail }) => detail.startsWith('USE TEMP B-TREE FOR ORDER BY')) &&
        !sql.includes(') page JOIN');
      return rows
        .map(({ detail }) => detail)
        .filter(
          (detail) => /^SCAN (?!CONSTANT|page$|counted$)/.test(detail) && (!isPage || isSorted),
        );
    }
    const rows = await dataSource.query<
      { table: string | null; type: string | null; rows: string | number | null }[]
    >(`EXPLAIN ${sql}`, parameters);
    return rows
      .filter(
        ({ table, type, rows: read }) =>
          !table?.startsWith('<') &&
          Number(read) > SMALL &&
          (type === 'ALL' || (type === 'index' && !isPage)),
      )
      .map((row) => JSON.stringify(row));
  }

  /**
   * Statements of one request, without what the clock asks for and without the
   * transaction's BEGIN and COMMIT.
   */
  async function asked(work: () => Promise<unknown>): Promise<Statement[]> {
    said = [];
    await work();
    return said.filter(
      ({ sql }) =>
        /^\s*(?:SELECT|INSERT|UPDATE|DELETE)/i.test(sql) && !ASKED_BY_THE_CLOCK.test(sql),
    );
  }

  it.each<[path: string, who: 'office' | 'fitter', most: number]>([
    ['Module/count', 'fitter', 3],
    ['Module/figures', 'fitter', 5],
    ['Module/getAll?state=DRAFT&page=1', 'fitter', 3],
    ['Module/getAll?state=RECEIVED&page=1', 'office', 4],
    ['Notifications', 'fitter', 3],
    ['Notifications/history?page=3', 'fitter', 3],
    ['Works', 'fitter', 3],
    ['Accounts/activity', 'fitter', 2],
    ['Accounts/activity', 'office', 3],
    ['Accounts/office-waiting', 'office', 7],
    ['Accounts/sessions', 'fitter', 3],
    ['Module/views?list=RECEIVED', 'office', 3],
    ['Module/board/counted?figure=returned&day=2026-11-01&operatorId=7', 'office', 3],
    ['Module/board/counted?figure=week-received&day=2026-11-16&page=2', 'office', 3],
    ['Module/board/counted?figure=month-completed&day=2026-11-01', 'office', 3],
    ['Module/board/counted?figure=month-fitters&day=2026-11-01', 'office', 3],
    ['Module/board/counted?figure=skip&day=2026-11-01&reason=document', 'office', 3],
    ['Module/board/reasons?serviceType=1', 'office', 3],
    ['Module/board/reasons/grouped', 'office', 4],
    ['Module/board/reasons/grouped?serviceType=1', 'office', 4],
    [
      'Module/board/counted?figure=correction&day=2026-11-01&template=Fattura%20incompleta',
      'office',
      3,
    ],
    ['Module/board/counted?figure=correction&day=2026-11-01&noTemplate=yes', 'office', 3],
    ['Audit?page=2', 'office', 4],
    ['Audit?action=login', 'office', 4],
    ['Audit?actionGroup=access', 'office', 4],
    ['Audit?from=2026-01-01&to=2026-01-02', 'office', 4],
    ['Audit?subjectKind=account&subjectId=7', 'office', 4],
    ['PaymentLogs?page=2', 'office', 5],
    ['PaymentLogs?page=1&type=recharge', 'office', 5],
    ['PaymentLogs?page=1&type=used&from=2026-02-01&to=2026-02-28', 'office', 5],
    ['PaymentLogs?page=1&from=2026-01-01&to=2026-01-01', 'office', 5],
    ['Accounts/get-all-gird?page=2', 'office', 4],
    ['Accounts/get-all-gird?page=1&group=companies&state=toVerify', 'office', 4],
    ['Accounts/credit', 'fitter', 3],
    ['PackageOrders/users/{fitter}', 'fitter', 4],
    ['PackageOrders?page=2', 'office', 5],
    ['PackageOrders?page=1&status=pending', 'office', 5],
    ['PackageOrders/count', 'office', 3],
    ['Mail/failed?page=1', 'office', 4],
  ])(
    '%s (%s) asks at most %i times, and reads nothing from end to end',
    async (path, who, most) => {
      const mine = await asked(() => call('GET', path.replace('{fitter}', String(fitterId)), who));
      expect([mine.map(({ sql }) => sql).join('\n'), mine.length, mine.length <= most]).toEqual([
        mine.map(({ sql }) => sql).join('\n'),
        mine.length,
        true,
      ]);
      for (const one of mine) expect([one.sql, await wholeReads(one)]).toEqual([one.sql, []]);
    },
  );

  it('the number at the bell is counted in an index, without the notifications that were read', async () => {
    const mine = await asked(() => call('GET', 'Accounts/activity', 'fitter'));
    const [bell, ...others] = mine.filter(({ sql }) => sql.includes('notifications'));
    if (bell === undefined) throw new Error('No count of unread notifications');
    expect(others).toEqual([]);
    const plan = await dataSource.query<Record<string, string | null>[]>(
      `EXPLAIN ${isServer() ? '' : 'QUERY PLAN '}${bell.sql}`,
      bell.parameters,
    );
    const inIndex = (name: string) =>
      plan.filter(({ detail, key, Extra }) =>
        isServer()
          ? key === name && Extra?.includes('Using index')
          : detail?.includes(`USING COVERING INDEX ${name} `),
      ).length;
    expect([
      JSON.stringify(plan),
      ['ix_notifications_due', 'ix_notifications_unread'].map(inIndex),
    ]).toEqual([JSON.stringify(plan), [1, 1]]);
  });

  it('saving a step asks at most six times', async () => {
    const made = (await call('PUT', 'Module', 'fitter', ecobonusForm())).json as {
      id: number;
      version: number;
      data: DossierForm;
    };
    const mine = await asked(() =>
      call('PUT', 'Module', 'fitter', {
        ...made.data,
        id: made.id,
        version: made.version,
        name: 'Ortensia',
      }),
    );
    expect([mine.map(({ sql }) => sql).join('\n'), mine.length, mine.length <= 6]).toEqual([
      mine.map(({ sql }) => sql).join('\n'),
      mine.length,
      true,
    ]);
    for (const one of mine.filter(({ sql }) => sql.startsWith('SELECT')))
      expect([one.sql, await wholeReads(one)]).toEqual([one.sql, []]);
  });

  it('reading the invoices of a dossier asks at most six times, and reads only its own', async () => {
    const create = async () =>
      ((await call('PUT', 'Module', 'fitter', ecobonusForm())).json as { id: number }).id;
    const [other, own] = [await create(), await create()];
    const content = JSON.stringify({ invoice: plainInvoice, repairs: [], signer: null });
    const at = '2026-01-01 00:00:00.000';
    for (let index = 0; index < PLAN_ROWS; index += 1) {
      const dossier = index < 3 ? own : other;
      await dataSource.query(
        'INSERT INTO uploaded_files (id, dossier_id, purpose, file_name, size, content_type, sha256, storage_key, uploaded_by, created) VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?)',
        [
          90_000 + index,
          dossier,
          'document',
          `${index}.xml`,
          'application/xml',
          '',
          '',
          fitterId,
          at,
        ],
      );
      await dataSource.query(
        'INSERT INTO invoices (dossier_id, file_id, invoice_key, content, created) VALUES (?, ?, ?, ?, ?)',
        [dossier, 90_000 + index, `key-${index}`, content, at],
      );
    }
    await analyzeTables(dataSource, 'invoices', 'uploaded_files');
    const mine = await asked(() => call('GET', `Module/invoices/${own}`, 'fitter'));
    expect([mine.map(({ sql }) => sql).join('\n'), mine.length <= 6]).toEqual([
      mine.map(({ sql }) => sql).join('\n'),
      true,
    ]);
    for (const one of mine) expect([one.sql, await wholeReads(one)]).toEqual([one.sql, []]);
  });

  it('editing a received dossier and reading its history ask at most twenty-seven times, beside thousands of other edits', async () => {
    const create = async () =>
      (await call('PUT', 'Module', 'fitter', ecobonusForm())).json as {
        id: number;
        version: number;
      };
    const [edited, { id, version }] = [await create(), await create()];
    await dataSource.query(
      `UPDATE dossiers SET status = 'SENT', office_list = 'RECEIVED' WHERE id = ${id}`,
    );
    const row = `(${edited.id}, '2026-01-01 00:00:00.000', ${fitterId}, 'Prova', 'SENT', '[]')`;
    for (let start = 0; start < PLAN_ROWS; start += 500)
      await dataSource.query(
        `INSERT INTO dossier_edits (dossier_id, at, actor_id, who, status, fields) VALUES ${Array.from({ length: 500 }, () => row).join(', ')}`,
      );
    await analyzeTables(dataSource, 'dossier_edits');
    const mine = await asked(async () => {
      await call('PUT', `Module/administration/${id}`, 'office', { version, cadastralSheet: '46' });
      await call('GET', `Module/history/${id}`, 'office');
    });
    expect([mine.map(({ sql }) => sql).join('\n'), mine.length <= 27]).toEqual([
      mine.map(({ sql }) => sql).join('\n'),
      true,
    ]);
    for (const one of mine.filter(({ sql }) => sql.startsWith('SELECT')))
      expect([one.sql, await wholeReads(one)]).toEqual([one.sql, []]);
  });

  it('creating a dossier counts the drafts of its owner in an index, without their rows', async () => {
    // Within a minute a count is not repeated.
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 90_000);
    const mine = await asked(() => call('PUT', 'Module', 'fitter', ecobonusForm()));
    later.mockRestore();
    const [count, ...others] = mine.filter(({ sql }) => / AS drafts$/.test(sql));
    if (count === undefined) throw new Error('No count of drafts');
    expect(others).toEqual([]);
    expect(count.sql.match(/ LIMIT \?/g)).toHaveLength(2);
    const plan = await dataSource.query<Record<string, string | null>[]>(
      `EXPLAIN ${isServer() ? '' : 'QUERY PLAN '}${count.sql}`,
      count.parameters,
    );
    expect([
      JSON.stringify(plan),
      plan.filter(({ detail, key, Extra }) =>
        isServer()
          ? key === 'ix_dossiers_owner_sent' && Extra?.includes('Using where; Using index')
          : detail?.includes('USING COVERING INDEX ix_dossiers_owner_sent'),
      ).length,
    ]).toEqual([JSON.stringify(plan), 1]);
  });

  it('comparing a dossier with all others reads none of their keys and files from end to end', async () => {
    const create = async () =>
      ((await call('PUT', 'Module', 'fitter', ecobonusForm())).json as { id: number }).id;
    const mine = await create();
    const others: number[] = [];
    for (let count = 0; count < 40; count += 1) others.push(await create());
    const pick = (index: number): number => others[index % others.length] ?? 0;
    const values = (make: (index: number) => (string | number)[]) =>
      Array.from({ length: PLAN_ROWS }, (__, index) => make(index));
    const insert = (into: string, rows: (string | number)[][]) =>
      dataSource.query(
        `INSERT INTO ${into} VALUES ${rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ')}`,
        rows.flat(),
      );
    await insert(
      'dossier_keys (dossier_id, kind, key_value)',
      values((index) => [pick(5 + (index % 35)), 'unit', `A794|45|${index}|7`]),
    );
    await dataSource.query(`UPDATE dossiers SET office_list = 'RECEIVED' WHERE id IN (${others})`);
    const { unit, people } = buildDossierKeys(ecobonusForm());
    for (const value of [unit ?? '', ...people])
      await insert(
        'dossier_keys (dossier_id, kind, key_value, works_from, works_to)',
        values((index) => [pick(index % 5), 'person', value, '2000-01-01', '2099-01-01']).slice(
          0,
          20,
        ),
      );
    const file = (dossierId: number, index: number) => [
      dossierId,
      'document',
      1,
      `${index}.pdf`,
      1,
      'application/pdf',
      `hash ${index}`,
      `key ${index}`,
      fitterId,
      '2026-01-01 00:00:00.000',
    ];
    const files =
      'uploaded_files (dossier_id, purpose, item_id, file_name, size, content_type, sha256, storage_key, uploaded_by, created)';
    await insert(
      files,
      values((index) => file(pick(index), index)),
    );
    await insert(files, [file(mine, 7)]);
    await analyzeTables(dataSource, 'dossier_keys', 'uploaded_files', 'dossiers');
    const all = await asked(() => call('GET', `Module/doubts/${mine}`, 'fitter'));
    const compared = all.filter(({ sql }) => /dossier_keys|uploaded_files/.test(sql));
    expect(compared.length).toBeGreaterThanOrEqual(3);
    // However many dossiers a landlord has, each question has a bound.
    const keys = all.filter(({ sql }) => sql.includes('FROM dossier_keys k'));
    expect(keys.map(({ sql }) => /LIMIT 100$/.test(sql))).toEqual([true, true, true]);
    for (const { sql, parameters } of keys)
      expect((await dataSource.query<unknown[]>(sql, parameters)).length).toBeLessThanOrEqual(100);
    for (const one of all) expect([one.sql, await wholeReads(one)]).toEqual([one.sql, []]);
  });
});
