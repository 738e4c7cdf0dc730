import { getMetadataArgsStorage, type QueryRunner } from 'typeorm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppModule } from '../src/app.module.js';
import { dataSourceOptions, openDataSource, schemaDrift } from '../src/platform/database/index.js';
import { makeOldDatabase } from '../test/kit/old-database.js';
import { databases } from '../test/kit/test-database.js';
import { schemaOf } from '../test/kit/schema.js';

const WRITES = /^\s*(?:CREATE|ALTER|DROP|INSERT|UPDATE|DELETE|COMMIT)\b/i;
/** After how many writes each start dies, drawn once, so that a failure can be repeated; then again, later: rows carried over in one go need their time. */
const DEATHS = [3, 5, 2, 4, 7, 3, 2, 6, 4, 9];

interface ServerRunner extends QueryRunner {
  databaseConnection?: { destroy(): void };
}

const entities = () => {
  expect(AppModule).toBeDefined();
  return getMetadataArgsStorage().tables.flatMap(({ target }) => (typeof target === 'function' ? [target] : []));
};

afterEach(() => { vi.restoreAllMocks(); });

/** Lets every start die right after so many writes: its connection breaks off, as that of a killed process does. */
async function dyingAfter(budget: { writes: number }): Promise<void> {
  const { MysqlQueryRunner } = await import('typeorm/driver/mysql/MysqlQueryRunner.js');
  const query = MysqlQueryRunner.prototype.query;
  vi.spyOn(MysqlQueryRunner.prototype, 'query').mockImplementation(async function killed(this: ServerRunner, sql: string, ...rest: never[]) {
    if (budget.writes <= 0) throw new Error('dead');
    const result: unknown = await query.call(this as never, sql, ...rest);
    if (WRITES.test(sql) && (budget.writes -= 1) === 0) {
      this.databaseConnection?.destroy();
      throw new Error('dead');
    }
    return result;
  } as typeof query);
}

describe.each(databases)('an old database on %s', (kind, create) => {
  const isServer = kind !== 'SQLite';

  it('comes to the same schema as a new one, however often the start dies on the way, and each row is carried over once', { timeout: 120_000 }, async () => {
    const [old, fresh] = await Promise.all([create(), create()]);
    try {
      await makeOldDatabase(old.config);
      const budget = { writes: 0 };
      if (isServer) await dyingAfter(budget);
      let deaths = 0;
      const start = async () => openDataSource(await dataSourceOptions(old.config, entities()));
      for (let opened = null; opened === null && isServer; deaths += 1) {
        budget.writes = (DEATHS[deaths % DEATHS.length] ?? 1) + Math.floor(deaths / DEATHS.length) * 12;
        opened = await start().catch(() => null);
        await opened?.destroy();
      }
      vi.restoreAllMocks();
      expect(deaths).toBeGreaterThan(isServer ? 10 : -1);

      const upgraded = await start();
      const model = await openDataSource(await dataSourceOptions(fresh.config, entities()));
      expect(await schemaDrift(upgraded)).toEqual([]);
      expect(await schemaOf(upgraded)).toEqual(await schemaOf(model));
      const rows = async (query: string) => ((await upgraded.query(query)) as Record<string, unknown>[]).map((row) => Object.values(row).map((value) => (value instanceof Date ? 'moment' : value)));
      expect(await rows('SELECT family FROM account_sessions ORDER BY family')).toEqual([['ended'], ['open']]);
      expect(await rows('SELECT family FROM account_sessions WHERE ended IS NOT NULL')).toEqual([['ended']]);
      expect((await rows('SELECT dossier_id FROM dossier_snapshots ORDER BY dossier_id')).flat().map(Number)).toEqual([2, 5, 6, 7]);
      expect(await rows("SELECT title FROM notifications WHERE kind = 'credits'")).toEqual([['Crediti quasi finiti']]);
      expect((await rows('SELECT taken FROM registration_turns')).flat().map(Number)).toEqual([0]);
      await Promise.all([upgraded.destroy(), model.destroy()]);
    } finally {
      await Promise.all([old.remove(), fresh.remove()]);
    }
  });
});
