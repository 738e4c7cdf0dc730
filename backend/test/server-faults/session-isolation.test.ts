import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import {
  createDatabase,
  RELAXED_COMMIT_OPTIONS,
  startMariadb,
  type Mariadb,
} from '../../../tools/services/mariadb.ts';
import {
  createDataSourceOptions,
  openDataSource,
  type UnitOfWork,
} from '../../src/platform/database/index.js';
import { newUnitOfWork } from '../kit/unit-of-work.js';

const CONNECTIONS = 5;

let mariadb: Mariadb;
let dataSource: DataSource;
let unit: UnitOfWork;

beforeAll(async () => {
  mariadb = await startMariadb(RELAXED_COMMIT_OPTIONS);
  const url = await createDatabase(mariadb.url, 'isolation');
  dataSource = await openDataSource(await createDataSourceOptions({ kind: 'server', url }, []));
  unit = newUnitOfWork(dataSource);
  await dataSource.query('CREATE TABLE counters (id integer PRIMARY KEY, value integer NOT NULL)');
  await dataSource.query('INSERT INTO counters VALUES (1, 0)');
}, 120_000);
afterAll(async () => {
  await dataSource.destroy();
  await mariadb.stop();
});

const readValue = async (manager: Pick<DataSource, 'query'>): Promise<number | undefined> => {
  const [row] = await manager.query<{ value: number }[]>('SELECT value FROM counters');
  return row?.value;
};

it('a transaction reads what others have committed since its first read, on every connection', async () => {
  const changed = Promise.withResolvers<void>();
  const begun = Array.from({ length: CONNECTIONS }, () => Promise.withResolvers<void>());
  const readers = begun.map(({ resolve }) =>
    unit.run(async (manager) => {
      const before = await readValue(manager);
      resolve();
      await changed.promise;
      return [before, await readValue(manager)];
    }),
  );
  await Promise.all(begun.map(({ promise }) => promise));
  await dataSource.query('UPDATE counters SET value = 1');
  changed.resolve();
  expect(await Promise.all(readers)).toEqual(Array(CONNECTIONS).fill([0, 1]));
});
