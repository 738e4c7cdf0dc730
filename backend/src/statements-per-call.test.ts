import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { DataSource, type EntitySubscriberInterface } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LastStepDto } from '@pratiche/api';
import { ASKED_BY_THE_CLOCK } from '../test/kit/clock-statements.js';
import { createTestApp } from '../test/kit/create-test-app.js';
import { ecobonusForm } from '../test/kit/dossier-fixtures.js';
import { createAdminUploadForm } from '../test/kit/multipart-forms.js';
import {
  CREATION_STATEMENTS,
  describeStatement,
  OFFICE_PAGE_STATEMENTS,
  OFFICE_SEARCH_STATEMENTS,
  SENDING_STATEMENTS,
} from '../test/kit/statement-names.js';
import { databases, type TestDatabase } from '../test/kit/test-database.js';
import { AccountsService } from './accounts/accounts.service.js';
import { AppModule } from './app.module.js';
import { Dossier } from './module/entities/dossier.entity.js';
import { PasswordHashingService } from './platform/auth/index.js';
import { AppConfig, loadConfig } from './platform/config/index.js';
import { isSqlite, UnitOfWork } from './platform/database/index.js';

const PASSWORD = 'Prova-Conto-2026!';
const FEW = 5;
/** Near the limit of an account, where a draft that was counted at each creation would cost the most. */
const MANY = 4_500;
/** Dossiers that wait for the office. */
const RECEIVED = 300;

interface Asked {
  /** First words of each statement: what is done with which table. */
  statements: string[];
  /** Rows that the database answered. */
  rows: number;
}
/** What a request costs, by the accounts' number of drafts: a loss turns red here before it shows in the bench. */
describe.each(databases)('statements and rows of a request to %s', (_, create) => {
  let database: TestDatabase;
  let dataDir: string;
  let app: NestFastifyApplication;
  let dataSource: DataSource;
  let asked: Asked = { statements: [], rows: 0 };
  const accounts: { email: string; id: number; token: string }[] = [];

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
    const recorder: EntitySubscriberInterface = {
      afterQuery: ({ query, rawResults }) => {
        if (!/^\s*(?:SELECT|INSERT|UPDATE|DELETE)/i.test(query)) return;
        if (ASKED_BY_THE_CLOCK.test(query)) return;
        asked.statements.push(describeStatement(query));
        // MariaDB answers the rows that were inserted too.
        if (/^\s*SELECT/i.test(query) && Array.isArray(rawResults)) asked.rows += rawResults.length;
      },
    };
    dataSource.subscribers.push(recorder);
    // MariaDB counts the rows read of each table, on whichever connection: other tests share the server, not the tables.
    if (!isSqlite(dataSource)) await dataSource.query('SET GLOBAL userstat = 1');
    for (const drafts of [FEW, MANY]) accounts.push(await createFitter(drafts));
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Rows that the database has read so far; SQLite does not count them. */
  async function countRowsRead(): Promise<number> {
    if (isSqlite(dataSource)) return 0;
    const [row] = await dataSource.query<{ n: string | null }[]>(
      'SELECT SUM(ROWS_READ) AS n FROM information_schema.TABLE_STATISTICS WHERE TABLE_SCHEMA = DATABASE()',
    );
    return Number(row?.n ?? 0);
  }

  async function call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    path: string,
    token = '',
    body?: object,
  ) {
    const answer = await (app.getHttpAdapter().getInstance() as unknown as FastifyInstance).inject({
      method,
      url: `/api/${path}`,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    expect([answer.body.slice(0, 500), answer.statusCode]).toEqual([
      answer.body.slice(0, 500),
      200,
    ]);
    return answer.json<T>();
  }

  async function createFitter(drafts: number) {
    const email = `${randomUUID()}@example.test`;
    const passwordHash = await app.get(PasswordHashingService).hashPassword(PASSWORD);
    const service = app.get(AccountsService);
    const id = await app.get(UnitOfWork).run(async () => {
      const made = await service.createAccount({ email, role: 'User', passwordHash });
      await service.updateAccount(made.id, { emailVerified: true, contractVerified: true });
      return made.id;
    });
    const { jwtToken: token } = await call<{ jwtToken: string }>('POST', 'Accounts/login', '', {
      Email: email,
      Password: PASSWORD,
    });
    await dataSource.query(
      `INSERT INTO recharge_packages (id, name, price, number_of_credits, cost_ecobonus, cost_bonus_casa, cost_calcolo_energetico, is_incrementable, on_sale)
       VALUES (${9_000 + id}, 'Prova', 100, 100000, 100, 100, 100, 0, 0)`,
    );
    await dataSource.query(
      `INSERT INTO active_packages (account_id, recharge_package_id, name, price, initial_credits, residual_credits, cost_ecobonus, cost_bonus_casa, cost_calcolo_energetico, created)
       VALUES (${id}, ${9_000 + id}, 'Prova', 100, 100000, 100000, 100, 100, 100, '2026-01-01 00:00:00.000')`,
    );
    await call('PUT', 'Module', token, ecobonusForm());
    const columns =
      'account_id, version, status, owner_list, service_type, client, client_key, data, created, updated, deadline_date';
    for (let held = 1; held < drafts; held *= 2)
      await dataSource.query(
        `INSERT INTO dossiers (${columns}) SELECT ${columns} FROM dossiers WHERE account_id = ${id} LIMIT ${Math.min(held, drafts - held)}`,
      );
    return { email, id, token };
  }

  /**
   * The same request of the account with few drafts and of that with many.
   * @param mostRead rows that the database may read for it; the others of an account with many drafts
   */
  async function measure(
    work: (account: { email: string; token: string }) => Promise<unknown>,
    mostRead: number,
    mostReadOfMany = mostRead,
  ): Promise<Asked[]> {
    const [few, many] = accounts;
    const measured: Asked[] = [];
    for (const [account, most] of [
      [few, mostRead],
      [many, mostReadOfMany],
    ] as const)
      if (account !== undefined) measured.push(await measureOnce(() => work(account), most));
    return measured;
  }

  async function measureOnce(work: () => Promise<unknown>, mostRead: number): Promise<Asked> {
    const before = await countRowsRead();
    asked = { statements: [], rows: 0 };
    await work();
    const measured = asked;
    const read = (await countRowsRead()) - before;
    expect(['rows read', read, read <= mostRead]).toEqual(['rows read', read, true]);
    return measured;
  }

  /** A draft with every mandatory document, as sending demands. */
  async function createReadyDraft(token: string): Promise<number> {
    const { moduleId, documentSet } = await call<LastStepDto>(
      'PUT',
      'Module/lastStepDraft',
      token,
      ecobonusForm(),
    );
    for (const { id, isMandatory } of documentSet.documentsDocumentsSetResponse)
      if (isMandatory)
        await dataSource.query(
          `INSERT INTO uploaded_files (dossier_id, purpose, item_id, file_name, size, content_type, sha256, storage_key, uploaded_by, created)
           SELECT ${moduleId}, 'document', ${id}, '${id}.pdf', 1, 'application/pdf', '${moduleId}-${id}', '${moduleId}-${id}', account_id, created FROM dossiers WHERE id = ${moduleId}`,
        );
    return moduleId;
  }

  it('a creation is one statement, and counts no drafts again', async () => {
    const [few, many] = await measure(
      ({ token }) => call('PUT', 'Module', token, ecobonusForm()),
      3,
    );
    expect([few, many]).toEqual([{ statements: CREATION_STATEMENTS, rows: 0 }, few]);
  });

  it('a step that is saved', async () => {
    const drafts = new Map<string, { id: number; version: number }>();
    for (const { token } of accounts)
      drafts.set(token, await call('PUT', 'Module', token, ecobonusForm()));
    const [few, many] = await measure(
      ({ token }) => call('PUT', 'Module', token, { ...drafts.get(token), name: 'Ortensia' }),
      4,
    );
    expect(many).toEqual(few);
    expect(few).toEqual({
      // The last one reads the revision that the save has left.
      statements: [
        'SELECT dossiers',
        'UPDATE dossiers',
        'SELECT paper_signatures',
        'SELECT dossiers',
      ],
      rows: 2,
    });
  });

  it('a dossier that is sent', async () => {
    const ready = new Map<string, number>();
    for (const { token } of accounts) ready.set(token, await createReadyDraft(token));
    const [few, many] = await measure(
      ({ token }) => call('POST', `Module/send/${ready.get(token)}`, token),
      30,
    );
    expect(many).toEqual(few);
    // Listeners of the sending follow the order of the modules, on which none relies.
    expect({ ...few, statements: few?.statements.toSorted() }).toEqual({
      statements: SENDING_STATEMENTS.toSorted(),
      rows: 10,
    });
  });

  it.each<[path: string, statements: string[], rows: number, few: number, many: number]>([
    [
      'Module/getAll?state=DRAFT&page=1&pageSize=5',
      ['SELECT uploaded_files', 'SELECT dossiers'],
      6,
      30,
      // The number of all, from an index.
      MANY + 50,
    ],
    ['Notifications', ['SELECT notifications'], 0, 2, 2],
    ['Accounts/activity', ['SELECT notifications', 'SELECT works'], 0, 2, 2],
  ])('%s', async (path, statements, rows, few, many) => {
    const measured = await measure(({ token }) => call('GET', path, token), few, many);
    // Some are asked at once, on connections of their own.
    for (const one of measured)
      expect({ ...one, statements: one.statements.toSorted() }).toEqual({
        statements: statements.toSorted(),
        rows,
      });
  });

  it('a login', async () => {
    const [few, many] = await measure(
      ({ email }) => call('POST', 'Accounts/login', '', { Email: email, Password: PASSWORD }),
      15,
    );
    expect(many).toEqual(few);
    expect(few).toEqual({
      statements: [
        'UPDATE attempts',
        'SELECT attempts',
        'INSERT attempts',
        'UPDATE attempts',
        'UPDATE attempts',
        'UPDATE attempts',
        'SELECT accounts',
        'SELECT registration_requests',
        'UPDATE attempts',
        'UPDATE attempts',
        'DELETE attempts',
        'SELECT two_factors',
        'UPDATE accounts',
        'INSERT account_sessions',
        'INSERT refresh_sessions',
        'INSERT audit_entries',
        'SELECT accounts',
      ],
      rows: 2,
    });
  });

  describe('of the office', () => {
    let token: string;
    let ownerId: number;
    /** Dossiers that wait, of which each act takes one. */
    let waiting: number[];

    beforeAll(async () => {
      const [{ token: fitter, id } = { token: '', id: 0 }] = accounts;
      ownerId = id;
      token = await createOperator();
      const sent = await createReadyDraft(fitter);
      await call('POST', `Module/send/${sent}`, fitter);
      const columns = dataSource
        .getMetadata(Dossier)
        .columns.filter(({ isGenerated }) => !isGenerated)
        .map(({ databaseName }) => databaseName)
        .join(', ');
      for (let held = 1; held < RECEIVED; held *= 2)
        await dataSource.query(
          `INSERT INTO dossiers (${columns}) SELECT ${columns} FROM dossiers WHERE office_list = 'RECEIVED' LIMIT ${Math.min(held, RECEIVED - held)}`,
        );
      const rows = await dataSource.query<{ id: number }[]>(
        "SELECT id FROM dossiers WHERE office_list = 'RECEIVED' ORDER BY id",
      );
      waiting = rows.map((row) => row.id);
    }, 120_000);

    async function createOperator(): Promise<string> {
      const email = `${randomUUID()}@example.test`;
      const passwordHash = await app.get(PasswordHashingService).hashPassword(PASSWORD);
      const service = app.get(AccountsService);
      await app.get(UnitOfWork).run(async () => {
        const { id } = await service.createAccount({ email, role: 'Admin', passwordHash });
        await service.updateAccount(id, { emailVerified: true });
      });
      const login = { Email: email, Password: PASSWORD };
      return (await call<{ jwtToken: string }>('POST', 'Accounts/login', '', login)).jwtToken;
    }

    it.each<
      [what: string, work: () => Promise<unknown>, statements: readonly string[], mostRead: number]
    >([
      [
        'a page of the list',
        () => call('GET', 'Module/getAll?state=RECEIVED&page=1&pageSize=20', token),
        OFFICE_PAGE_STATEMENTS,
        RECEIVED + 100,
      ],
      [
        'a search in it',
        () => call('GET', 'Module/getAll?state=RECEIVED&page=1&pageSize=20&search=ortensia', token),
        OFFICE_SEARCH_STATEMENTS,
        40,
      ],
      [
        'the work board',
        () => call('GET', 'Module/board', token),
        [...Array<string>(8).fill('SELECT dossiers'), 'SELECT dossier_status_changes'],
        3 * RECEIVED,
      ],
      [
        'the next dossier',
        () => call('POST', 'Module/queue/next?state=RECEIVED', token),
        [
          'SELECT dossiers',
          'UPDATE dossier_claims',
          'UPDATE dossier_claims',
          'INSERT dossier_claims',
          'SELECT uploaded_files',
        ],
        60,
      ],
      [
        'an acceptance',
        () => {
          const accepted = { id: waiting[0], status: { code: 'ACCEPTED' } };
          return call('PATCH', 'module/updateModuleStatus', token, accepted);
        },
        [
          'SELECT dossiers',
          'SELECT dossier_charges',
          'SELECT accounts',
          'UPDATE dossiers',
          'INSERT dossier_status_changes',
          'INSERT audit_entries',
          'SELECT accounts',
          'UPDATE dossiers',
          'INSERT dossier_charges',
          'INSERT notifications',
          // What is open: for the history, and once the dossier is locked.
          'SELECT message_threads',
          'SELECT message_threads',
          'UPDATE dossier_filings',
          'SELECT dossiers',
          'SELECT accounts',
          'SELECT dossier_charges',
          'INSERT operator_acts',
          'SELECT dossiers',
        ],
        20,
      ],
      [
        'a page of what was accepted',
        () => call('GET', 'Module/getAll?state=RECEIVED&status=ACCEPTED&page=1&pageSize=20', token),
        OFFICE_PAGE_STATEMENTS,
        40,
      ],
      [
        'the code of ENEA with its file',
        () => uploadCpid(waiting[0] ?? 0),
        [
          'SELECT dossiers',
          'SELECT uploaded_files',
          'SELECT dossier_filings',
          'SELECT dossier_filings',
          'INSERT file_writes',
          'SELECT dossiers',
          'SELECT uploaded_files',
          'SELECT dossier_filings',
          'SELECT dossier_filings',
          'UPDATE dossiers',
          'SELECT uploaded_files',
          'SELECT uploaded_files',
          'INSERT uploaded_files',
          'SELECT dossier_filings',
          'SELECT dossier_filings',
          'UPDATE dossiers',
          'UPDATE dossier_filings',
          'INSERT dossier_filings',
          // The CPID is searched by its parts.
          'INSERT name_tails',
          'INSERT dossier_words',
          'INSERT audit_entries',
          'SELECT accounts',
          'UPDATE dossiers',
          'INSERT dossier_charges',
          'DELETE file_writes',
        ],
        150,
      ],
    ])('%s', async (_, work, statements, mostRead) => {
      const measured = await measureOnce(work, mostRead);
      // Some are asked at once, on connections of their own.
      expect(measured.statements.toSorted()).toEqual(statements.toSorted());
    });

    async function uploadCpid(id: number): Promise<void> {
      const form = new Response(createAdminUploadForm(ownerId, id, 'CodiceCpid'));
      const answer = await (
        app.getHttpAdapter().getInstance() as unknown as FastifyInstance
      ).inject({
        method: 'POST',
        url: '/api/Upload/fileToAzureAdmin',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': form.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await form.arrayBuffer()),
      });
      expect([answer.body, answer.statusCode]).toEqual([answer.body, 200]);
    }
  });
});
