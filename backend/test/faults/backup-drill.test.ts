import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import { isEncrypted, decryptBytes } from '../../src/backup/backup-cipher.util.js';
import { pdf } from '../kit/file-fixtures.js';
import {
  expectOk,
  readDossier,
  createReadyDossier,
  sendDossier,
  type Member,
} from '../kit/dossier-flow.js';
import { insertBackgroundTask } from '../kit/background-task-fixtures.js';
import { waitUntilDrained } from '../kit/job-queries.js';
import { expectLedgerBalanced } from '../kit/ledger-queries.js';
import { portal, setPortal } from '../kit/portal.js';
import { RELAXED_LIMITS } from '../kit/setup.js';
import { startSteadyLoad } from '../kit/load-generator.js';
import { waitUntil } from '../kit/wait-until.js';
import { createUploadForm } from '../kit/multipart-forms.js';
import { logInAs, createAccount, reopenSql, sql } from '../kit/account-fixtures.js';

const COMMAND = resolve(import.meta.dirname, '../../dist/src/backup/backup.command.js');
const run = promisify(execFile);
const RESULT_KEY = 'works/drill/1';

let running: Portal;
let me: Member;
let archives: string;

beforeAll(async () => {
  const { kind } = portal();
  archives = await mkdtemp(join(tmpdir(), 'archives-'));
  running = await startPortal({ kind, env: RELAXED_LIMITS });
  setPortal(running);
  me = await logInAs(await createAccount({ packages: [{ credits: 100 }] }));
});
afterAll(async () => {
  await running.stop();
  await rm(archives, { recursive: true, force: true });
});

const [KEY, OTHER_KEY] = ['k'.repeat(40), 'o'.repeat(40)] as const;
/** What `BACKUP_KEY` says; blank: nothing. */
let backupKey = '';
const command = (...args: string[]) =>
  run(process.execPath, [COMMAND, ...args], {
    env: { ...running.env, BACKUP_KEY: backupKey, INIT_CWD: archives },
  });
const refused = async (...args: string[]): Promise<string> => {
  const error = await command(...args).then(
    () => null,
    (failure: unknown) => failure as { code: number; stderr: string },
  );
  expect(error?.code).toBe(1);
  return error?.stderr ?? '';
};

interface File {
  storage_key: string;
  sha256: string;
}

/** Every file that a row refers to is in the storage with the uploaded bytes. */
async function expectFiles(): Promise<number> {
  const files = await sql().rows<File>('SELECT storage_key, sha256 FROM uploaded_files');
  for (const { storage_key: key, sha256 } of files) {
    expect([
      key,
      createHash('sha256')
        .update(await readFile(join(running.dataDir, 'files', key)))
        .digest('hex'),
    ]).toEqual([key, sha256]);
  }
  return files.length;
}

const count = async (table: string) =>
  Number((await sql().rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n);
const counts = async (tables: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await count(table)] as const)),
  );
/** Sum of all movements of each account, in hundredths of a credit. */
const ledger = async () =>
  (
    await sql().rows<{ account_id: number; total: number | string }>(
      'SELECT account_id, SUM(amount) AS total FROM credit_movements GROUP BY account_id ORDER BY account_id',
    )
  ).map((row) => [Number(row.account_id), Number(row.total)] as const);
/** Every byte of an archive. */
async function folderBytes(name: string): Promise<Buffer> {
  const entries = await readdir(join(archives, name), { recursive: true, withFileTypes: true });
  return Buffer.concat(
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => readFile(join(entry.parentPath, entry.name))),
    ),
  );
}
async function manifestBytes(name: string): Promise<Buffer> {
  const bytes = await readFile(join(archives, name, 'manifest.json'));
  return isEncrypted(bytes)
    ? buffer(decryptBytes(Readable.from([bytes]), 'manifest.json', [KEY]))
    : bytes;
}
const manifestOf = async (name: string) =>
  JSON.parse((await manifestBytes(name)).toString('utf8')) as {
    tables: Record<string, number>;
    files: { key: string }[];
    missing: string[];
  };

/** Nothing is left of rows and files. */
async function destroy(): Promise<void> {
  await running.kill9();
  await reopenSql();
  await rm(join(running.dataDir, 'files'), { recursive: true, force: true });
  if (portal().kind === 'sqlite') {
    for (const end of ['', '-wal', '-shm']) await rm(`${running.database}${end}`, { force: true });
    return;
  }
  const name = new URL(running.database).pathname.slice(1);
  await sql().run(`DROP DATABASE \`${name}\``);
  await sql().run(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`);
  await reopenSql();
}

describe('backup and restore', () => {
  it('brings back, after everything was lost, what was there in the middle of the work', async () => {
    const before: number[] = [];
    for (let i = 0; i < 4; i += 1) before.push((await createReadyDossier(me)).id);
    for (const id of before.slice(0, 2)) await expectOk(sendDossier(me, id));
    // Dossiers come, are sent, and files come and go while the backup is made.
    const [some = 0] = before.slice(2);
    const item = Number(
      (
        await sql().rows<{ item_id: number }>(
          'SELECT item_id FROM uploaded_files WHERE dossier_id = ?',
          some,
        )
      )[0]?.item_id,
    );
    let made = 0;
    const load = startSteadyLoad([
      async () => {
        const { id } = await createReadyDossier(me);
        made += 1;
        return sendDossier(me, id);
      },
      async () => {
        await expectOk(
          me.http.post('Upload/file', {
            form: createUploadForm(`${me.id}/${some}`, item, pdf('va e viene', 60_000), 'va.pdf'),
          }),
        );
        return me.http.delete(`Upload/${me.id}/${some}/va/pdf`);
      },
    ]);
    await waitUntil(() => Promise.resolve(made >= 2 ? true : null), 'the load to be on', 60_000);
    // A zip that was made: it is in no archive, so it cannot be downloaded after a restore.
    const task = await insertBackgroundTask(me.id, 'done');
    await sql().run('UPDATE works SET result_key = ? WHERE id = ?', RESULT_KEY, task);
    backupKey = KEY;
    await command('make', 'under-load');
    await load.stop();
    const manifest = await manifestOf('under-load');
    expect(manifest.missing).toEqual([]);
    expect(manifest.files.map(({ key }) => key)).not.toContain(RESULT_KEY);

    await destroy();
    // A key that was replaced meanwhile still opens the files it encrypted.
    backupKey = `${OTHER_KEY},${KEY}`;
    await command('restore', 'under-load');
    backupKey = '';
    const restored = { ...(await counts(Object.keys(manifest.tables))) };
    expect(restored).toEqual(manifest.tables);
    expect(await expectFiles()).toBeGreaterThanOrEqual(before.length);
    const offered = await sql().rows('SELECT id FROM works WHERE expires_at > finished_at');
    expect(offered).toEqual([]);
    await expectLedgerBalanced(me.id);
    const debits = await sql().rows<{ n: number }>(
      `SELECT COUNT(*) AS n FROM credit_movements WHERE type = 'debit' AND account_id = ? GROUP BY dossier_id`,
      me.id,
    );
    expect(debits.every(({ n }) => Number(n) === 1)).toBe(true);
    await running.restart();
    me = await logInAs(me);
    for (const id of before.slice(0, 2))
      expect((await readDossier(me.http, id)).status.code).toBe('SENT');
    await waitUntilDrained(60_000);
  }, 240_000);

  it('gives back exactly what it was given, sums and hashes too', async () => {
    await command('make', 'at-rest');
    const { backup_runs: _ownRun, ...tables } = (await manifestOf('at-rest')).tables;
    const was = {
      counts: await counts(Object.keys(tables)),
      ledger: await ledger(),
      files: await expectFiles(),
    };
    await destroy();
    await command('restore', 'at-rest');
    expect({
      counts: await counts(Object.keys(tables)),
      ledger: await ledger(),
      files: await expectFiles(),
    }).toEqual(was);
    await running.restart();
    expect(await expectOk(me.http.get('Accounts/credit'))).toBe(
      (new Map(was.ledger).get(me.id) ?? 0) / 100,
    );
  }, 240_000);

  it('holds nothing that can be read without the key it was encrypted with, and is refused with any other', async () => {
    const known = [me.email, 'storage_key', 'pratiche-infissi-backup', '%PDF-'];
    const heldBy = async (name: string) => {
      const bytes = await folderBytes(name);
      return known.filter((word) => bytes.includes(word));
    };
    // Rows are compressed, so that the open archive does not show them either; files and manifest it does.
    expect([await heldBy('at-rest'), await heldBy('under-load')]).toEqual([
      ['pratiche-infissi-backup', '%PDF-'],
      [],
    ]);
    expect(await refused('restore', 'under-load', '--replace')).toMatch(/BACKUP_KEY must name/);
    backupKey = OTHER_KEY;
    expect(await refused('restore', 'under-load', '--replace')).toMatch(/another key/);
    backupKey = '';
  }, 240_000);

  it('refuses what is foreign, damaged or broken off, and a database in use, before it touches anything', async () => {
    const { tables, files } = await manifestOf('at-rest');
    const was = await counts(Object.keys(tables));
    const spoilt = async (
      name: string,
      spoil: (folder: string) => Promise<void>,
    ): Promise<string> => {
      const folder = join(archives, name);
      await cp(join(archives, 'at-rest'), folder, { recursive: true });
      await spoil(folder);
      return refused('restore', name, '--replace');
    };
    expect(await refused('restore', 'at-rest')).toContain('--replace');
    expect(await refused('restore', 'nowhere', '--replace')).toContain('no archive');
    expect(
      await spoilt('rows', (folder) => appendFile(join(folder, 'database.ndjson.gz'), 'x')),
    ).toContain('database.ndjson.gz is damaged');
    expect(
      await spoilt('file', (folder) => writeFile(join(folder, 'files', files[0]?.key ?? ''), 'x')),
    ).toContain('is damaged');
    expect(
      await spoilt('gone', (folder) => rm(join(folder, 'files', files[0]?.key ?? ''))),
    ).toContain('is missing');
    expect(
      await spoilt('edited', (folder) => appendFile(join(folder, 'manifest.json'), ' ')),
    ).toContain('manifest.json is damaged');
    expect(await spoilt('broken-off', (folder) => rm(join(folder, 'manifest.sha256')))).toContain(
      'broken off',
    );
    expect(
      await spoilt('foreign', async (folder) => {
        const text = '{"format":"something-else"}';
        await writeFile(join(folder, 'manifest.json'), text);
        await writeFile(
          join(folder, 'manifest.sha256'),
          createHash('sha256').update(text).digest('hex'),
        );
      }),
    ).toContain('another program');
    expect(
      await spoilt('newer', async (folder) => {
        const text = (await readFile(join(folder, 'manifest.json'), 'utf8')).replace(
          '"migrations": [',
          '"migrations": [\n  "FromTheFuture9999999999999",',
        );
        await writeFile(join(folder, 'manifest.json'), text);
        await writeFile(
          join(folder, 'manifest.sha256'),
          createHash('sha256').update(text).digest('hex'),
        );
      }),
    ).toContain('newer version');
    expect(await refused('make', 'at-rest')).toContain('not empty');
    expect(await counts(Object.keys(tables))).toEqual(was);
    expect((await me.http.get('health/ready')).status).toBe(200);
  }, 240_000);
});
