import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { DataSource, type EntitySubscriberInterface } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LastStepDto } from '@pratiche/api';
import { createTestApp } from '../test/kit/create-test-app.js';
import { ecobonusForm } from '../test/kit/dossier-fixtures.js';
import { databases, type TestDatabase } from '../test/kit/test-database.js';
import { AccountsService } from './accounts/accounts.service.js';
import { AppModule } from './app.module.js';
import { PasswordHashingService } from './platform/auth/index.js';
import { AppConfig, loadConfig } from './platform/config/index.js';
import { UnitOfWork } from './platform/database/index.js';

const PASSWORD = 'Prova-Conto-2026!';
const FEW = 5;
/** Near the limit of an account, where a draft that was counted at each creation would cost the most. */
const MANY = 4_500;

/** Newest settings, imports of municipalities, sessions ended since: read by the clock. */
const ASKED_NOW_AND_THEN = /MAX\(id\) AS id FROM settings|municipality_imports|["`]ended["`] >/;

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
        // Asked now and then, for all requests.
        if (ASKED_NOW_AND_THEN.test(query)) return;
        asked.statements.push(describeStatement(query));
        // MariaDB answers the rows that were inserted too.
        if (/^\s*SELECT/i.test(query) && Array.isArray(rawResults)) asked.rows += rawResults.length;
      },
    };
    dataSource.subscribers.push(recorder);
    for (const drafts of [FEW, MANY]) accounts.push(await createFitter(drafts));
  }, 120_000);
  afterAll(async () => {
    await app.close();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, token = '', body?: object) {
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

  /** The same request of the account with few drafts and of that with many. */
  async function measure(work: (account: { email: string; token: string }) => Promise<unknown>) {
    const measured: Asked[] = [];
    for (const account of accounts) {
      asked = { statements: [], rows: 0 };
      await work(account);
      measured.push(asked);
    }
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
    const [few, many] = await measure(({ token }) => call('PUT', 'Module', token, ecobonusForm()));
    expect([few, many]).toEqual([{ statements: ['INSERT dossiers'], rows: 0 }, few]);
  });

  it('a step that is saved', async () => {
    const drafts = new Map<string, { id: number; version: number }>();
    for (const { token } of accounts)
      drafts.set(token, await call('PUT', 'Module', token, ecobonusForm()));
    const [few, many] = await measure(({ token }) =>
      call('PUT', 'Module', token, { ...drafts.get(token), name: 'Ortensia' }),
    );
    expect(many).toEqual(few);
    expect(few).toEqual({
      statements: ['SELECT dossiers', 'UPDATE dossiers', 'SELECT paper_signatures'],
      rows: 1,
    });
  });

  it('a dossier that is sent', async () => {
    const ready = new Map<string, number>();
    for (const { token } of accounts) ready.set(token, await createReadyDraft(token));
    const [few, many] = await measure(({ token }) =>
      call('POST', `Module/send/${ready.get(token)}`, token),
    );
    expect(many).toEqual(few);
    expect(few).toEqual({
      statements: [
        'SELECT dossiers',
        'UPDATE dossiers',
        'SELECT waiting_files',
        'SELECT uploaded_files',
        'SELECT active_packages',
        'SELECT accounts',
        'UPDATE dossiers',
        'UPDATE active_packages',
        'INSERT credit_movements',
        'INSERT dossier_status_changes',
        'INSERT audit_entries',
        'SELECT dossier_keys',
        'INSERT dossier_keys',
        'INSERT outbox_jobs',
        'INSERT name_tails',
        'INSERT dossier_words',
        'INSERT dossier_charges',
        'SELECT mail_opt_outs',
        'INSERT outbox_jobs',
        // A signed paper must still print what was signed.
        'SELECT paper_signatures',
        'INSERT dossier_snapshots',
        'UPDATE beneficiary_links',
        'INSERT dossier_sendings',
      ],
      rows: 10,
    });
  });

  it.each<[string, string[], number]>([
    [
      'Module/getAll?state=DRAFT&page=1&pageSize=5',
      ['SELECT dossier_sendings', 'SELECT dossiers'],
      6,
    ],
    ['Notifications', ['SELECT notifications'], 0],
    ['Accounts/activity', ['SELECT notifications', 'SELECT works'], 0],
  ])('%s', async (path, statements, rows) => {
    const measured = await measure(({ token }) => call('GET', path, token));
    // Some are asked at once, on connections of their own.
    for (const one of measured)
      expect({ ...one, statements: one.statements.toSorted() }).toEqual({
        statements: statements.toSorted(),
        rows,
      });
  });

  it('a login', async () => {
    const [few, many] = await measure(({ email }) =>
      call('POST', 'Accounts/login', '', { Email: email, Password: PASSWORD }),
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
});

const describeStatement = (sql: string): string =>
  `${/^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase()} ${/(?:FROM|INTO|UPDATE)\s+["`]?(\w+)/i.exec(sql)?.[1] ?? '?'}`;
