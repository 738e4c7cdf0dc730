import { expect, it } from '@jest/globals';
import { databases } from '../../../test/kit/test-database.js';
import { newUnitOfWork } from '../../../test/kit/unit-of-work.js';
import { createDataSourceOptions, openDataSource } from './index.js';

const CONNECTIONS = 5;

it.each(databases)('every connection to %s reads what is committed', async (name, create) => {
  const isServer = name !== 'SQLite';
  const database = await create();
  const dataSource = await openDataSource(await createDataSourceOptions(database.config, []));
  try {
    const unit = newUnitOfWork(dataSource);
    const found = await Promise.all(
      Array.from({ length: CONNECTIONS }, () =>
        unit.run((manager) =>
          manager.query<Record<string, unknown>[]>(
            isServer
              ? // MariaDB and MySQL name it differently.
                "SHOW SESSION VARIABLES WHERE Variable_name IN ('tx_isolation', 'transaction_isolation') AND Value <> ''"
              : 'PRAGMA read_uncommitted',
          ),
        ),
      ),
    );
    const level = isServer
      ? expect.objectContaining({ Value: 'READ-COMMITTED' })
      : { read_uncommitted: 0 };
    expect(found.map(([first]) => first)).toEqual(Array(CONNECTIONS).fill(level));
  } finally {
    await dataSource.destroy();
    await database.remove();
  }
});
