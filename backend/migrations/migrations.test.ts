import { getMetadataArgsStorage } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppModule } from '../src/app.module.js';
import {
  createDataSourceOptions,
  openDataSource,
  findSchemaDrift,
} from '../src/platform/database/index.js';
import { databases, type TestDatabase } from '../test/kit/test-database.js';
import { migrations } from './index.js';

/** Every entity of the application: importing its root module has loaded them all. */
const entities = () => {
  expect(AppModule).toBeDefined();
  return getMetadataArgsStorage().tables.flatMap(({ target }) =>
    typeof target === 'function' ? [target] : [],
  );
};

describe.each(databases)('migrations on %s', (_, create) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database.remove());

  const open = async () =>
    openDataSource(await createDataSourceOptions(database.config, entities()));

  it('may run in several processes at once', async () => {
    const opened = await Promise.all([open(), open(), open()]);
    const rows = (await opened[0]?.query('SELECT name FROM migrations ORDER BY id')) as {
      name: string;
    }[];
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    await Promise.all(opened.map((dataSource) => dataSource.destroy()));
  });

  it('leave nothing between the schema and the entities', async () => {
    const dataSource = await open();
    expect(await findSchemaDrift(dataSource)).toEqual([]);
    await dataSource.destroy();
  });

  it('can be taken back to an empty database and run again', async () => {
    const dataSource = await open();
    for (let left = migrations.length; left > 0; left -= 1) await dataSource.undoLastMigration();
    expect(await dataSource.query('SELECT name FROM migrations')).toEqual([]);
    await dataSource.runMigrations();
    expect(await findSchemaDrift(dataSource)).toEqual([]);
    await dataSource.destroy();
  }, 60_000);
});
