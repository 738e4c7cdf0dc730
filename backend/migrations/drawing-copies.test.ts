import { DataSource } from 'typeorm';
import { describe, expect, it } from '@jest/globals';
import { createDataSourceOptions } from '../src/platform/database/index.js';
import { BRAND_LOGO_JOB } from '../src/settings/brand-logo.processor.js';
import { LOGO_REWRITING_JOB } from '../src/accounts/profile/logo-rewriting.processor.js';
import { DRAWING_COPIES_JOB } from '../src/module/signatures/drawing-copies/drawing-copies.constants.js';
import { ecobonusForm } from '../test/kit/dossier-fixtures.js';
import { databases } from '../test/kit/test-database.js';
import { DrawingCopies1763700000225 } from './1763700000225-drawing-copies.js';
import { migrations } from './index.js';

const AT = '2026-01-01 10:00:00.000';
const DAY_MS = 86_400_000;

describe.each(databases)('pictures of the release before on %s', (_, create) => {
  const open = async (config: Parameters<typeof createDataSourceOptions>[0], upTo: number) => {
    const options = await createDataSourceOptions(config, []);
    const opened = await new DataSource({
      ...options,
      migrations: migrations.slice(0, upTo),
    }).initialize();
    await opened.runMigrations();
    return opened;
  };
  const index = migrations.indexOf(DrawingCopies1763700000225);

  it('keep their bytes, and are gone through at once and a day later', async () => {
    const database = await create();
    const old = await open(database.config, index);
    await old.query(
      `INSERT INTO accounts (id, email, role, email_verified, contract_verified, first_package_acquired, privacy_and_conditions_accepted, logo, created, updated) VALUES (1, 'a@example.test', 'User', 1, 1, 1, 1, 'data:image/png;base64,AAAA', '${AT}', '${AT}')`,
    );
    await old.query(
      `INSERT INTO dossiers (id, account_id, version, status, service_type, client, client_key, data, created, updated) VALUES (1, 1, 1, 'DRAFT', 1, '', '', ?, '${AT}', '${AT}')`,
      [JSON.stringify(ecobonusForm())],
    );
    await old.query(
      `INSERT INTO paper_signatures (id, dossier_id, code, live_paper, state, envelope, snapshot, texts, document_sha256, storage_key, file_name, size, pages, verification_code, head_seq, head_hash, drawing, code_tries, timestamp_state, created, signed) VALUES (1, 1, 'DELEGA', '1:DELEGA', 'signed', '{}', '[]', '{}', '', 'k', 'a.pdf', 3, 1, 'v', 1, '', 'iVBORw0KGgo=', 0, 'none', '${AT}', '${AT}')`,
    );
    await old.query(
      `INSERT INTO settings (kind, valid_from, sequence, value, created) VALUES ('brand', '2026-01-01', 1, '{"name":"A","colour":"#00703c","logo":""}', '${AT}')`,
    );
    await old.destroy();
    const upgraded = await open(database.config, migrations.length);
    expect(
      await upgraded.query(
        'SELECT drawing, drawing_copy, drawing_copy_state FROM paper_signatures',
      ),
    ).toEqual([{ drawing: 'iVBORw0KGgo=', drawing_copy: null, drawing_copy_state: null }]);
    const jobs = await upgraded.query<{ kind: string; late: string | Date }[]>(
      'SELECT kind, run_at AS late FROM outbox_jobs ORDER BY kind, run_at',
    );
    const ofPictures = jobs.filter(({ kind }) =>
      [BRAND_LOGO_JOB, DRAWING_COPIES_JOB, LOGO_REWRITING_JOB].includes(kind),
    );
    expect(ofPictures.map(({ kind }) => kind)).toEqual([
      BRAND_LOGO_JOB,
      BRAND_LOGO_JOB,
      DRAWING_COPIES_JOB,
      DRAWING_COPIES_JOB,
      LOGO_REWRITING_JOB,
      LOGO_REWRITING_JOB,
    ]);
    const [first, second] = ofPictures.map(({ late }) => new Date(late).getTime());
    expect(Math.round(((second ?? 0) - (first ?? 0)) / DAY_MS)).toBe(1);
    await upgraded.destroy();
    await database.remove();
  });

  it('call for no job where there are none', async () => {
    const database = await create();
    const fresh = await open(database.config, migrations.length);
    expect(
      await fresh.query('SELECT kind FROM outbox_jobs WHERE kind IN (?, ?, ?)', [
        BRAND_LOGO_JOB,
        DRAWING_COPIES_JOB,
        LOGO_REWRITING_JOB,
      ]),
    ).toEqual([]);
    await fresh.destroy();
    await database.remove();
  });
});
