import { DataSource } from 'typeorm';
import { describe, expect, it } from '@jest/globals';
import { createDataSourceOptions } from '../src/platform/database/index.js';
import { databases } from '../test/kit/test-database.js';
import { ReleasedCpids1763700000255 } from './1763700000255-released-cpids.js';
import { migrations } from './index.js';

const AT = '2026-01-01 10:00:00.000';
const STATUSES = ['DRAFT', 'WAITING', 'REJECTED', 'SENT', 'ACCEPTED', 'SENTTOENEA', 'SELLED'];

describe.each(databases)('CPIDs of before on %s', (_, create) => {
  it('are free where the dossier had been returned, and held everywhere else', async () => {
    const database = await create();
    const options = await createDataSourceOptions(database.config, []);
    const open = async (upTo: number) => {
      const dataSource = await new DataSource({
        ...options,
        migrations: migrations.slice(0, upTo),
      }).initialize();
      await dataSource.runMigrations();
      return dataSource;
    };
    const old = await open(migrations.indexOf(ReleasedCpids1763700000255));
    await old.query(
      `INSERT INTO accounts (id, email, role, email_verified, contract_verified, first_package_acquired, privacy_and_conditions_accepted, created, updated) VALUES (1, 'a@example.test', 'User', 1, 1, 1, 1, '${AT}', '${AT}')`,
    );
    for (const [index, status] of STATUSES.entries()) {
      await old.query(
        `INSERT INTO dossiers (id, account_id, version, status, service_type, client, client_key, data, created, updated) VALUES (?, 1, 1, ?, 1, '', '', '{}', '${AT}', '${AT}')`,
        [index + 1, status],
      );
      await old.query(
        `INSERT INTO dossier_filings (dossier_id, filing, cpid, recorded_by, recorded) VALUES (?, 'serramenti', ?, 1, '${AT}')`,
        [index + 1, `CPID-${status}`],
      );
    }
    await old.destroy();
    const upgraded = await open(migrations.length);
    const readHeld = async () =>
      (
        await upgraded.query<{ held_cpid: string | null }[]>(
          'SELECT held_cpid FROM dossier_filings ORDER BY dossier_id',
        )
      ).map((row) => row.held_cpid);
    const held = [null, null, null, ...STATUSES.slice(3).map((status) => `CPID-${status}`)];
    expect(await readHeld()).toEqual(held);
    await upgraded.query(
      `INSERT INTO dossier_filings (dossier_id, filing, cpid, held_cpid, recorded_by, recorded) VALUES (7, 'schermature', 'CPID-WAITING', 'CPID-WAITING', 1, '${AT}')`,
    );
    await expect(
      upgraded.query(
        `INSERT INTO dossier_filings (dossier_id, filing, cpid, held_cpid, recorded_by, recorded) VALUES (6, 'schermature', 'CPID-SELLED', 'CPID-SELLED', 1, '${AT}')`,
      ),
    ).rejects.toThrow();
    await upgraded.destroy();
    await database.remove();
  }, 60_000);
});
