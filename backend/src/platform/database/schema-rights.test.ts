import { randomUUID } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { describe, expect, it } from '@jest/globals';
import { databases } from '../../../test/kit/test-database.js';
import { StartupError } from '../config/index.js';
import { createDataSourceOptions } from './data-source-options.factory.js';
import { openDataSource } from './data-source.factory.js';
import { readSchemaState } from './schema-state.util.js';

describe.each(databases)('a process that does not migrate, on %s', (_, create) => {
  it('refuses a schema that is not up to date and changes nothing, until another has migrated', async () => {
    const { config, remove } = await create();
    try {
      const options = await createDataSourceOptions(config, []);
      await expect(openDataSource(options, 'check')).rejects.toThrow(StartupError);
      // The refusal has made no table.
      await expect(openDataSource(options, 'check')).rejects.toThrow('lacks migrations');
      await (await openDataSource(options, 'run')).destroy();
      await (await openDataSource(options, 'check')).destroy();
    } finally {
      await remove();
    }
  }, 120_000);

  it.each(['run', 'check'] as const)(
    'refuses a schema of a later release where migrations %s, and says what to do',
    async (migrations) => {
      const { config, remove } = await create();
      try {
        const options = await createDataSourceOptions(config, []);
        const migrated = await openDataSource(options);
        await migrated.query(
          "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')",
        );
        expect(await readSchemaState(migrated)).toMatchObject({
          schemaLast: 'FromTheFuture9999999999999',
          pending: [],
          unknown: ['FromTheFuture9999999999999'],
        });
        await migrated.destroy();
        const opening = openDataSource(options, migrations);
        await expect(opening).rejects.toThrow(StartupError);
        await expect(opening).rejects.toThrow(/later release.*FromTheFuture.*restore the backup/s);
      } finally {
        await remove();
      }
    },
    120_000,
  );

  it('needs no right to change the schema, and has none to change the audit log', async () => {
    const { config, remove } = await create();
    try {
      await (await openDataSource(await createDataSourceOptions(config, []))).destroy();
      if (config.kind === 'sqlite') return;
      const url = new URL(config.url);
      const [user, name] = [`u${randomUUID().slice(0, 8)}`, url.pathname.slice(1)];
      const owner = await createConnection({
        host: url.hostname,
        port: Number(url.port),
        user: decodeURIComponent(url.username),
        password: decodeURIComponent(url.password),
      });
      await owner.query(`CREATE USER '${user}'@'%' IDENTIFIED BY 'x'`);
      await owner.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${name}.* TO '${user}'@'%'`);
      [url.username, url.password] = [user, 'x'];
      const running = await openDataSource(
        await createDataSourceOptions({ kind: 'server', url: url.href }, []),
        'check',
      );
      await expect(running.query('DROP TRIGGER tr_audit_entries_no_update')).rejects.toThrow(
        /denied/,
      );
      await expect(running.query('ALTER TABLE audit_entries ADD x INT')).rejects.toThrow(/denied/);
      await running.destroy();
      await owner.query(`DROP USER '${user}'@'%'`);
      await owner.end();
    } finally {
      await remove();
    }
  }, 120_000);
});
