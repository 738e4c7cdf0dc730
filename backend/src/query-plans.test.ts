import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DossierForm } from '@pratiche/domain';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp } from '../test/kit/create-test-app.js';
import { ecobonusForm } from '../test/kit/dossier-fixtures.js';
import { databases, type TestDatabase } from '../test/kit/test-database.js';
import { AccountsService } from './accounts/accounts.service.js';
import { AppModule } from './app.module.js';
import { AppConfig, loadConfig } from './platform/config/index.js';
import { UnitOfWork } from './platform/database/index.js';
import { PasswordHashingService } from './platform/auth/index.js';

const PASSWORD = 'Prova-Piani-2026!';
const ROWS = 3_000;
/** Tables of a few rows, which a database reads whole because nothing is shorter. */
const SMALL = 50;

interface Statement {
  sql: string;
  parameters: unknown[];
}

describe.each(databases)('what requests ask of %s', (_, create) => {
  let database: TestDatabase;
  let dataDir: string;
  let app: NestFastifyApplication;
  let dataSource: DataSource;
  let said: Statement[] = [];
  const tokens = { office: '', fitter: '' };
  let fitterId = 0;

  beforeAll(async () => {
    database = await create();
    dataDir = mkdtempSync(join(tmpdir(), 'app-'));
    const config = new AppConfig({
      ...loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'all=9999999' }),
      embedded: false,
      database: database.config,
    });
    app = await createTestApp(AppModule.forRoot(config, 'none'), config);
    dataSource = app.get(DataSource);
    fitterId = await account('User', 'fitter');
    await account('SuperAdmin', 'office');
    await fill();
    jest.spyOn(dataSource.logger, 'logQuery').mockImplementation((sql, parameters) => {
      said.push({ sql, parameters: (parameters as unknown[] | undefined) ?? [] });
    });
  }, 120_000);
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.close();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
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

  async function fill(): Promise<void> {
    const at = (index: number) =>
      new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString().replace('T', ' ').replace('Z', '');
    const rows = (make: (index: number) => (string | number | null)[]) =>
      Array.from({ length: ROWS }, (__, index) => make(index));
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
      [[9_001, fitterId, 9_001, 'Prova', 100, ROWS, ROWS, 1, 1, 1, at(0)]],
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
    await dataSource.query(
      isServer()
        ? 'ANALYZE TABLE credit_movements, notifications, audit_entries, accounts'
        : 'ANALYZE',
    );
  }

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
   * Statements of one request, without the timed query for changed settings and without the
   * transaction's BEGIN and COMMIT.
   */
  async function asked(work: () => Promise<unknown>): Promise<Statement[]> {
    said = [];
    await work();
    return said.filter(
      ({ sql }) =>
        /^\s*(?:SELECT|INSERT|UPDATE|DELETE)/i.test(sql) &&
        !sql.includes('MAX(id) AS id FROM settings'),
    );
  }

  it.each<[path: string, who: 'office' | 'fitter', most: number]>([
    ['Module/count', 'fitter', 3],
    ['Module/getAll?state=DRAFT&page=1', 'fitter', 3],
    ['Module/getAll?state=RECEIVED&page=1', 'office', 3],
    ['Notifications', 'fitter', 3],
    ['Notifications/history?page=3', 'fitter', 3],
    ['Works', 'fitter', 3],
    ['Accounts/sessions', 'fitter', 3],
    ['Module/views?list=RECEIVED', 'office', 3],
    ['Audit?page=2', 'office', 4],
    ['Audit?action=login', 'office', 4],
    ['Audit?from=2026-01-01&to=2026-01-02', 'office', 4],
    ['Audit?subjectKind=account&subjectId=7', 'office', 4],
    ['PaymentLogs?page=2', 'office', 5],
    ['PaymentLogs?page=1&type=recharge', 'office', 5],
    ['PaymentLogs?page=1&from=2026-01-01&to=2026-01-01', 'office', 5],
    ['Accounts/get-all-gird?page=2', 'office', 4],
    ['Accounts/credit', 'fitter', 3],
    ['Mail/failed?page=1', 'office', 4],
  ])(
    '%s (%s) asks at most %i times, and reads nothing from end to end',
    async (path, who, most) => {
      const mine = await asked(() => call('GET', path, who));
      expect([mine.map(({ sql }) => sql).join('\n'), mine.length, mine.length <= most]).toEqual([
        mine.map(({ sql }) => sql).join('\n'),
        mine.length,
        true,
      ]);
      for (const one of mine) expect([one.sql, await wholeReads(one)]).toEqual([one.sql, []]);
    },
  );

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

  it('creating a dossier counts the drafts of its owner in an index, without their rows', async () => {
    const mine = await asked(() => call('PUT', 'Module', 'fitter', ecobonusForm()));
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
});
