import { DataSource } from 'typeorm';
import { describe, expect, it } from '@jest/globals';
import { createDataSourceOptions } from '../src/platform/database/index.js';
import { databases } from '../test/kit/test-database.js';
import { SettingListEditions1763700000310 } from './1763700000310-setting-list-editions.js';
import { migrations } from './index.js';

const insertSetting = (sequence: number) =>
  `INSERT INTO settings (kind, valid_from, sequence, value, created) VALUES ('documentSet', '2026-01-01', ${sequence}, '[]', '2026-01-01 10:00:00.000')`;

describe.each(databases)('settings of before on %s', (_, create) => {
  it('have no edition of their lists, and stay append-only on both ways', async () => {
    const database = await create();
    const options = await createDataSourceOptions(database.config, []);
    const index = migrations.indexOf(SettingListEditions1763700000310);
    const old = await new DataSource({
      ...options,
      migrations: migrations.slice(0, index),
    }).initialize();
    await old.runMigrations();
    await old.query(insertSetting(1));
    await old.destroy();
    const upgraded = await new DataSource({
      ...options,
      migrations: migrations.slice(0, index + 1),
    }).initialize();
    await upgraded.runMigrations();
    // A process of the release before may still write.
    await upgraded.query(insertSetting(2));
    expect(await upgraded.query('SELECT list_edition FROM settings')).toEqual([
      { list_edition: 0 },
      { list_edition: 0 },
    ]);
    const change = () => upgraded.query("UPDATE settings SET value = '' WHERE sequence = 1");
    await expect(change()).rejects.toThrow();
    await upgraded.undoLastMigration();
    await expect(upgraded.query('SELECT list_edition FROM settings')).rejects.toThrow();
    await expect(change()).rejects.toThrow();
    await upgraded.destroy();
    await database.remove();
  }, 60_000);
});
