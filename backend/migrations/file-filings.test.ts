import type { Manufatti, ServiceType } from '@pratiche/domain';
import { DataSource } from 'typeorm';
import { describe, expect, it } from '@jest/globals';
import { createDataSourceOptions } from '../src/platform/database/index.js';
import { chiusura, ecobonusForm, schermatura, serramento } from '../test/kit/dossier-fixtures.js';
import { databases } from '../test/kit/test-database.js';
import { FileFilings1763700000105 } from './1763700000105-file-filings.js';
import { migrations } from './index.js';

const AT = '2026-01-01 10:00:00.000';
const NONE = { serramenti: [], schermature: [], chiusure: [] };

/** Service, products, and the declaration that their CPID and receipt of before belong to. */
const DOSSIERS: readonly [ServiceType, Manufatti, string][] = [
  [1, { ...NONE, serramenti: [serramento()] }, 'serramenti'],
  [1, { ...NONE, schermature: [schermatura()] }, 'schermature'],
  [1, { ...NONE, chiusure: [chiusura()] }, 'schermature'],
  [1, { ...NONE, serramenti: [serramento()], schermature: [schermatura()] }, 'serramenti'],
  [2, { ...NONE, serramenti: [serramento()] }, 'bonusCasa'],
  [3, { ...NONE, serramenti: [serramento()] }, 'bonusCasa'],
  [1, NONE, 'serramenti'],
];

describe.each(databases)('CPIDs and receipts of before on %s', (_, create) => {
  it('belong to the first declaration of their dossier, other files to none', async () => {
    const database = await create();
    const options = await createDataSourceOptions(database.config, []);
    const index = migrations.indexOf(FileFilings1763700000105);
    const open = async (upTo: number) => {
      const made = await new DataSource({
        ...options,
        migrations: migrations.slice(0, upTo),
      }).initialize();
      await made.runMigrations();
      return made;
    };
    const old = await open(index);
    await old.query(
      `INSERT INTO accounts (id, email, role, email_verified, contract_verified, first_package_acquired, privacy_and_conditions_accepted, created, updated) VALUES (1, 'a@example.test', 'User', 1, 1, 1, 1, '${AT}', '${AT}')`,
    );
    for (const [place, [serviceType, manufatti]] of DOSSIERS.entries()) {
      await old.query(
        `INSERT INTO dossiers (id, account_id, version, status, service_type, client, client_key, data, created, updated) VALUES (?, 1, 1, 'SELLED', ?, '', '', ?, '${AT}', '${AT}')`,
        [place + 1, serviceType, JSON.stringify(ecobonusForm({ serviceType, manufatti }))],
      );
      for (const purpose of ['CodiceCpid', 'Ricevuta', 'document'])
        await old.query(
          `INSERT INTO uploaded_files (dossier_id, purpose, file_name, size, content_type, sha256, storage_key, uploaded_by, created) VALUES (?, ?, 'a.pdf', 3, 'application/pdf', '', ?, 1, '${AT}')`,
          [place + 1, purpose, `dossiers/${place}-${purpose}`],
        );
    }
    await old.destroy();
    const upgraded = await open(migrations.length);
    const rows = await upgraded.query<{ purpose: string; filing: string | null }[]>(
      'SELECT purpose, filing FROM uploaded_files ORDER BY id',
    );
    expect(rows.map(({ purpose, filing }) => [purpose, filing])).toEqual(
      DOSSIERS.flatMap(([, , filing]) => [
        ['CodiceCpid', filing],
        ['Ricevuta', filing],
        ['document', null],
      ]),
    );
    await upgraded.destroy();
    await database.remove();
  }, 60_000);
});
