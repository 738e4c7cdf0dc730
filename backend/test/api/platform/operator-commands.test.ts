import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from '@jest/globals';

const PROGRAMS = resolve(import.meta.dirname, '../../../dist/src');
const BACKUP = 'backup/backup.command.js';
const RESTORE_USAGE = /npm run restore/;
const NOBODY = 65_534;

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
chmodSync(folder, 0o755);
writeFileSync(at('file'), '');
mkdirSync(at('empty'));
mkdirSync(at('broken'));
for (const name of ['manifest.json', 'manifest.sha256'])
  writeFileSync(join(at('broken'), name), 'x');
mkdirSync(at('closed'), { mode: 0o700 });

const canNobodyRead = (): boolean =>
  spawnSync('test', ['-r', join(PROGRAMS, BACKUP)], { uid: NOBODY, gid: NOBODY, cwd: '/' })
    .status === 0;

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

interface Caller {
  env?: Record<string, string>;
  input?: string;
  uid?: number;
}

/** A command of the built backend, with data of its own. */
const run = (
  script: string,
  words: readonly string[],
  { env = {}, input = '', uid }: Caller = {},
): Promise<Outcome> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      [join(PROGRAMS, script), ...words],
      {
        cwd: folder,
        env: { PATH: process.env['PATH'], DATA_DIR: at('data'), LOG_LEVEL: 'warn', ...env },
        ...(uid === undefined ? {} : { uid, gid: uid }),
      },
      (error, stdout, stderr) =>
        done({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    );
    child.stdin?.end(input);
  });

function expectSentence({ stderr }: Outcome, sentence: RegExp): void {
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^\s+at |node:internal/m);
}

describe('wrong words are answered with a sentence and the usage', () => {
  it.each<[string, string, string[], RegExp, RegExp]>([
    ['no act', BACKUP, [], /Say make or restore/, RESTORE_USAGE],
    ['no folder', BACKUP, ['make'], /Say which folder/, RESTORE_USAGE],
    ['an unknown option', BACKUP, ['make', 'x', '--all'], /Unknown option '--all'/, RESTORE_USAGE],
    ['two folders', BACKUP, ['restore', 'a', 'b'], /"b" is too many/, RESTORE_USAGE],
    ['a backup that replaces', BACKUP, ['make', 'a', '--replace'], /no --replace/, RESTORE_USAGE],
    ['no number of archives', BACKUP, ['make', 'a', '--keep'], /argument missing/, RESTORE_USAGE],
    ['no archive kept', BACKUP, ['make', 'a', '--keep', '0'], /--keep 0: a number/, RESTORE_USAGE],
    ['a restore that keeps', BACKUP, ['restore', 'a', '--keep', '1'], /no --keep/, RESTORE_USAGE],
    [
      'a backup without secrets',
      BACKUP,
      ['make', 'a', '--lose-secrets'],
      /no --lose/,
      RESTORE_USAGE,
    ],
    [
      'no address',
      'create-superadmin.js',
      [],
      /Say the e-mail address/,
      /production -- superadmin/,
    ],
    ['a wrong address', 'create-superadmin.js', ['x'], /"x" is no e-mail/, /-- superadmin/],
    ['an option for migrate', 'migrate.js', ['--down'], /Unknown option '--down'/, /migrate\.js/],
    ['a word for migrate', 'migrate.js', ['all'], /Unexpected argument 'all'/, /migrate\.js/],
    [
      'an unknown option of retention',
      'retention/retention.command.js',
      ['--aply'],
      /Unknown option '--aply'/,
      /npm run retention/,
    ],
    [
      'an unknown option of the keys',
      'accounts/two-factor/key-rotation.command.js',
      ['--all'],
      /Unknown option '--all'/,
      /npm run change-keys/,
    ],
    [
      'an unknown import',
      'municipalities/import/municipality-import.command.js',
      ['regioni', 'x.csv'],
      /Say comuni or zone/,
      /npm run municipalities/,
    ],
  ])('%s', async (_, script, words, sentence, usage) => {
    const outcome = await run(script, words);
    expectSentence(outcome, sentence);
    expect(outcome.stderr).toMatch(usage);
    expect(outcome.code).toBe(1);
  });
});

describe('what is missing, closed or wrong is answered with a sentence', () => {
  it.each<[string, string, string[], Caller, RegExp]>([
    [
      'a backup into a folder that is there',
      BACKUP,
      ['make', at('empty/x')],
      {},
      /file already exists/,
    ],
    ['a backup below a file', BACKUP, ['make', at('file/x')], {}, /not a directory/],
    ['a restore of nothing', BACKUP, ['restore', at('missing')], {}, /is no archive/],
    ['a restore of another folder', BACKUP, ['restore', at('empty')], {}, /is no archive/],
    ['a restore of a damaged archive', BACKUP, ['restore', at('broken')], {}, /is damaged/],
    [
      'a data folder below a file',
      BACKUP,
      ['make', at('x')],
      { env: { DATA_DIR: at('file/data') } },
      /DATA_DIR .* cannot be written/,
    ],
    [
      'a database that is not there',
      'migrate.js',
      [],
      {
        env: {
          DATABASE_URL: 'mysql://nobody@127.0.0.1:9/none',
          JWT_SECRET: 's'.repeat(32),
          PUBLIC_URL: 'https://portale.example',
        },
      },
      /127\.0\.0\.1|ECONNREFUSED/,
    ],
    ['the demo', 'demo/load-demo.command.js', [], {}, /set PRATICHE_ALLOW_DEMO=1/],
    ['a short password', 'create-superadmin.js', ['a@b.test'], { input: 'x' }, /at least 12/],
    [
      'a file that is missing',
      'municipalities/import/municipality-import.command.js',
      ['comuni', at('missing.csv')],
      {},
      /missing\.csv: no such file or directory/,
    ],
  ])('%s', async (name, script, words, caller, sentence) => {
    if (name === 'a backup into a folder that is there') writeFileSync(at('empty/x'), '');
    const outcome = await run(script, words, caller);
    expectSentence(outcome, sentence);
    expect(outcome.stderr).not.toBe('');
    expect(outcome.code).toBe(1);
    rmSync(at('empty/x'), { force: true });
  });

  it.each<[string, string[]]>([
    ['a backup into a folder of another user', ['make', at('closed/x')]],
    ['a restore of an archive of another user', ['restore', at('closed')]],
  ])('%s', async (_, words) => {
    // Only root can be two users, and a checkout may be where only root has access.
    if (process.getuid?.() !== 0 || !canNobodyRead()) return;
    mkdirSync(at('of-nobody'), { recursive: true });
    chmodSync(at('of-nobody'), 0o777);
    const caller = { uid: NOBODY, env: { DATA_DIR: at('of-nobody/data') } };
    const outcome = await run(BACKUP, words, caller);
    expectSentence(outcome, /closed.*: permission denied \(EACCES\)/);
    expect(outcome.code).toBe(1);
  });
});

it('a schema of a later release is told, and neither changed nor served', async () => {
  const env = { DATA_DIR: at('later'), PORT: '0' };
  expect(await run('migrate.js', ['--status'], { env })).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Program: \w+\nSchema: {2}empty\n\d+ migrations have not run/),
  });
  expect((await run('migrate.js', [], { env })).code).toBe(0);
  expect(await run('migrate.js', ['--status'], { env })).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Program: (\w+)\nSchema: {2}\1\nProgram and schema are of one/),
  });
  const database = new Database(at('later/portal.sqlite'));
  database.exec("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture')");
  database.close();
  expect(await run('migrate.js', ['--status'], { env })).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Schema: {2}FromTheFuture\n.*changed by a later release/m),
  });
  for (const script of ['migrate.js', 'main.js', 'retention/retention.command.js']) {
    const outcome = await run(script, [], { env });
    expectSentence(outcome, /later release.*FromTheFuture/);
    expect([script, outcome.code]).toEqual([script, 1]);
  }
});

it('a backup with files missing is written, names them and ends with 1', async () => {
  const env = { DATA_DIR: at('incomplete') };
  expect((await run('migrate.js', [], { env })).code).toBe(0);
  const database = new Database(at('incomplete/portal.sqlite'));
  database.exec(
    "INSERT INTO library_files (title, description, kind, position, published, edited, file_name, content_type, storage_key, created, updated) VALUES ('', '', '', 0, 0, 0, '', '', 'library/lost', '2026-11-30', '2026-11-30')",
  );
  database.close();
  const archives = at('archives');
  const outcome = await run(BACKUP, ['make', archives, '--keep', '2'], { env });
  expectSentence(outcome, /no file under 1 keys.*library\/lost/);
  expect(outcome).toMatchObject({ code: 1, stdout: expect.stringMatching(/^Made: /) });
  const [archive = ''] = readdirSync(archives);
  expect(archive).toMatch(/^pratiche-\d{8}T\d{6}Z$/);
  const restored = await run(BACKUP, ['restore', join(archives, archive)], {
    env: { DATA_DIR: at('restored') },
  });
  expect([restored.code, restored.stderr]).toEqual([0, expect.stringContaining('library/lost')]);
});

it.each([
  [BACKUP],
  ['create-superadmin.js'],
  ['migrate.js'],
  ['retention/retention.command.js'],
  ['accounts/two-factor/key-rotation.command.js'],
  ['municipalities/import/municipality-import.command.js'],
  ['demo/load-demo.command.js'],
])('%s --help prints its usage', async (script) => {
  const { code, stdout, stderr } = await run(script, ['--help']);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage: /);
});
