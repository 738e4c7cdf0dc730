import { randomUUID } from 'node:crypto';
import { getMetadataArgsStorage, type DataSource, type QueryRunner } from 'typeorm';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { AppModule } from '../src/app.module.js';
import {
  createDataSourceOptions,
  openDataSource,
  findSchemaDrift,
} from '../src/platform/database/index.js';
import { createLegacyDatabase } from '../test/kit/legacy-database.js';
import { databases } from '../test/kit/test-database.js';
import { describeSchema } from '../test/kit/schema-description.js';

const WRITES = /^\s*(?:CREATE|ALTER|DROP|INSERT|UPDATE|DELETE|COMMIT)\b/i;
/**
 * Writes after which each start is killed: fixed numbers, so that a failure can be reproduced.
 * Later rounds allow more writes, because rows copied in one step need them.
 */
const DEATHS = [3, 5, 2, 4, 7, 3, 2, 6, 4, 9];

const ACCOUNT =
  'email, role, email_verified, contract_verified, first_package_acquired, privacy_and_conditions_accepted, created, updated';

interface ServerRunner extends QueryRunner {
  databaseConnection?: { destroy(): void };
}

const entities = () => {
  expect(AppModule).toBeDefined();
  return getMetadataArgsStorage().tables.flatMap(({ target }) =>
    typeof target === 'function' ? [target] : [],
  );
};

afterEach(() => {
  jest.restoreAllMocks();
});

/**
 * Kills every start after a number of writes by closing its connection, as a killed process does.
 */
async function dyingAfter(budget: { writes: number }): Promise<void> {
  const { MysqlQueryRunner } = await import('typeorm/driver/mysql/MysqlQueryRunner.js');
  const query = MysqlQueryRunner.prototype.query;
  jest.spyOn(MysqlQueryRunner.prototype, 'query').mockImplementation(async function killed(
    this: ServerRunner,
    sql: string,
    ...rest: never[]
  ) {
    if (budget.writes <= 0) throw new Error('dead');
    const result: unknown = await query.call(this as never, sql, ...rest);
    if (WRITES.test(sql) && (budget.writes -= 1) === 0) {
      this.databaseConnection?.destroy();
      throw new Error('dead');
    }
    return result;
  } as typeof query);
}

/**
 * Asserts that keys, addresses and file names that differ only in case or accents stay distinct,
 * existing rows included.
 */
async function expectExactNames(dataSource: DataSource): Promise<void> {
  const rows = (query: string, ...values: string[]) =>
    dataSource.query(query, values) as Promise<Record<string, unknown>[]>;
  const name = async (key: string) =>
    (await rows('SELECT file_name FROM uploaded_files WHERE storage_key = ?', key)).map(
      (row) => row['file_name'],
    );
  expect([
    await name('dossiers/1/FATTURA'),
    await name('dossiers/1/fattura'),
    await name('dossiers/1/Fattura'),
  ]).toEqual([['preventivo.pdf'], ['fattura.pdf'], []]);
  for (const fileName of ['perche.pdf', 'Perche.pdf', 'perché.pdf', 'strasse.pdf', 'straße.pdf']) {
    await rows(
      `INSERT INTO uploaded_files (dossier_id, purpose, file_name, size, content_type, sha256, storage_key, uploaded_by, created) VALUES (1, 'document', ?, 3, 'application/pdf', '', ?, 1, '2026-01-01 10:00:00.000')`,
      fileName,
      `dossiers/1/${fileName}`,
    );
  }
  await expect(
    rows("UPDATE uploaded_files SET file_name = 'perche.pdf' WHERE file_name = 'Perche.pdf'"),
  ).rejects.toThrow();
  for (const key of ['mail:x:jose', 'mail:x:josé', 'mail:x:Jose']) {
    await rows(
      `INSERT INTO outbox_jobs (id, kind, payload, job_key, status, attempts, run_at, created) VALUES (?, 'x', '{}', ?, 'done', 0, '2026-01-01 10:00:00.000', '2026-01-01 10:00:00.000')`,
      randomUUID(),
      key,
    );
  }
  for (const email of ['josé@example.test', 'jose@example.test'])
    await rows(
      `INSERT INTO accounts (${ACCOUNT}) VALUES (?, 'User', 0, 0, 0, 0, '2026-01-01 10:00:00.000', '2026-01-01 10:00:00.000')`,
      email,
    );
  expect(await rows('SELECT id FROM accounts WHERE email = ?', 'jose@example.test')).toHaveLength(
    1,
  );
}

describe.each(databases)('an old database on %s', (kind, create) => {
  const isServer = kind !== 'SQLite';

  it('comes to the same schema as a new one, however often the start dies on the way, and each row is carried over once', async () => {
    const [old, fresh] = await Promise.all([create(), create()]);
    try {
      await createLegacyDatabase(old.config);
      const budget = { writes: 0 };
      if (isServer) await dyingAfter(budget);
      let deaths = 0;
      const start = async () =>
        openDataSource(await createDataSourceOptions(old.config, entities()));
      for (let opened = null; opened === null && isServer; deaths += 1) {
        budget.writes =
          (DEATHS[deaths % DEATHS.length] ?? 1) + Math.floor(deaths / DEATHS.length) * 12;
        opened = await start().catch(() => null);
        await opened?.destroy();
      }
      jest.restoreAllMocks();
      expect(deaths).toBeGreaterThan(isServer ? 10 : -1);

      const upgraded = await start();
      const model = await openDataSource(await createDataSourceOptions(fresh.config, entities()));
      expect(await findSchemaDrift(upgraded)).toEqual([]);
      expect(await describeSchema(upgraded)).toEqual(await describeSchema(model));
      const rows = async (query: string) =>
        ((await upgraded.query(query)) as Record<string, unknown>[]).map((row) =>
          Object.values(row).map((value) => (value instanceof Date ? 'moment' : value)),
        );
      expect(await rows('SELECT family FROM account_sessions ORDER BY family')).toEqual([
        ['ended'],
        ['open'],
      ]);
      expect(await rows('SELECT family FROM account_sessions WHERE ended IS NOT NULL')).toEqual([
        ['ended'],
      ]);
      expect(
        (await rows('SELECT dossier_id FROM dossier_snapshots ORDER BY dossier_id'))
          .flat()
          .map(Number),
      ).toEqual([2, 5, 6, 7]);
      expect(await rows("SELECT title FROM notifications WHERE kind = 'credits'")).toEqual([
        ['Crediti quasi finiti'],
      ]);
      expect((await rows('SELECT taken FROM registration_turns')).flat().map(Number)).toEqual([0]);
      await expectExactNames(upgraded);
      await Promise.all([upgraded.destroy(), model.destroy()]);
    } finally {
      await Promise.all([old.remove(), fresh.remove()]);
    }
  }, 120_000);
});
