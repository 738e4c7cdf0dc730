import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { REPOSITORY_ROOT } from '../services/backend-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
writeFileSync(at('file'), '');
mkdirSync(at('empty'));

const USAGE = 'npm run production -- <command>';

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** `npm run production -- …`, as another user where `uid` says so. */
const run = (words: readonly string[], uid?: number): Promise<Outcome> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      ['--import', './tools/typescript.mjs', 'tools/production/main.ts', ...words],
      { cwd: REPOSITORY_ROOT, ...(uid === undefined ? {} : { uid, gid: uid }) },
      (error, stdout, stderr) =>
        done({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    );
    child.stdin?.end();
  });

/** A sentence, and no stack of Node's. */
function expectSentence({ code, stderr }: Outcome, sentence: RegExp): void {
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^\s+at |node:internal/m);
  expect(stderr).toMatch(/^Cannot go on: /);
  expect(code).toBe(1);
}

const inEmpty = (...words: string[]): string[] => [...words, '--folder', at('empty')];

describe('wrong words are answered with a sentence and the usage', () => {
  it.each<[string, string[], RegExp]>([
    ['no command', [], /say which command/],
    ['an unknown command', ['bogus'], /there is no command bogus/],
    ['an unknown option', ['up', '--prot', '1'], /Unknown option '--prot'/],
    ['an option without its value', ['up', '--port'], /'--port <value>' argument missing/],
    ['a value that looks like an option', ['logs', '--lines', '-3'], /'--lines' argument is amb/],
    ['lines that are no number', inEmpty('logs', '--lines', 'abc'), /--lines abc: a number/],
    ['an unknown log', inEmpty('logs', 'bogus'), /no log of "bogus"/],
    ['an option of another command', inEmpty('down', '--replace'), /down takes no --replace/],
    ['an upgrade that replaces', ['upgrade', '--replace'], /upgrade takes no --replace/],
    ['a word too many', inEmpty('status', 'all'), /status does not take "all"/],
    ['a backup into nowhere', inEmpty('backup'), /say into which new folder/],
    ['a restore that keeps', inEmpty('restore', 'a', '--keep', '3'), /restore takes no --keep/],
    ['a restore from nowhere', inEmpty('restore'), /say from which folder/],
    ['a SuperAdmin without address', inEmpty('superadmin'), /say the e-mail address/],
    ['a SuperAdmin with a wrong address', inEmpty('superadmin', 'x'), /"x" is no e-mail address/],
    ['an unknown front end', inEmpty('publish', 'foo'), /"foo" is no front end; there are shell/],
    ['an empty front end', inEmpty('publish', ''), /say which front end/],
    ['a release of what is no remote', inEmpty('pin', 'shell', '1'), /"shell" is no remote/],
    ['sites without a folder', ['render', '--host', 'a.test'], /say into which folder/],
    ['sites without a host', ['render', at('out')], /say --host/],
    [
      'names of some remotes',
      ['render', at('out'), '--host', 'a.test', '--remote-hosts', 'b.test'],
      /--remote-hosts b.test: the names of/,
    ],
    ['half a certificate', ['render', at('out'), '--certificate', 'a'], /--certificate-key too/],
    ['digests of nothing', ['digests'], /say in which files/],
  ])('%s', async (_, words, sentence) => {
    const outcome = await run(words);
    expectSentence(outcome, sentence);
    expect(outcome.stderr).toContain(USAGE);
  });
});

/** On this machine, with systemd or without. */
const NO_UNITS = /systemd does not run on this machine|it is not installed|only root may/;

describe('what is missing or closed is answered with a sentence', () => {
  it.each<[string, string[], RegExp]>([
    ['nothing that runs', inEmpty('restart'), /nothing runs in .*empty/],
    ['nothing to end', inEmpty('down'), /nothing runs in .*empty/],
    ['nothing to back up', inEmpty('backup', at('archive')), /nothing was started in/],
    ['nothing to restore into', inEmpty('restore', at('archive')), /nothing was started in/],
    ['no log yet', inEmpty('logs'), /there is no log in/],
    [
      'a port that is none',
      ['render', at('out'), '--host', 'a.test', '--port', '0'],
      /a port from 1/,
    ],
    ['a folder below a file', ['container-secrets', at('file/secrets')], /not a directory/],
    ['digests of a missing file', ['digests', at('missing')], /missing/],
    ['a start without units', ['start'], NO_UNITS],
    ['an end without units', ['stop'], NO_UNITS],
    ['an upgrade without units', ['upgrade'], NO_UNITS],
    ['an installation where it cannot be', ['install', '--host', 'a.test'], /systemd|root/],
    ['files that are nowhere', inEmpty('move-files'), /there is nothing to move/],
    ['sites below a file', ['render', at('file/out'), '--host', 'a.test'], /not a directory/],
  ])('%s', async (_, words, sentence) => {
    expectSentence(await run(words), sentence);
  });
});

describe('the rights of another user', () => {
  const NOBODY = 65_534;
  /** Only root can be two users, and a checkout may be where only root has access. */
  const isPossible =
    process.getuid?.() === 0 &&
    spawnSync('test', ['-r', join(REPOSITORY_ROOT, 'tools/production/main.ts')], {
      uid: NOBODY,
      gid: NOBODY,
      cwd: '/',
    }).status === 0;

  it.each<[string, string[]]>([
    ['status', ['status']],
    ['down', ['down']],
    ['backup', ['backup', '/tmp/x']],
    ['restore', ['restore', '/tmp/x']],
    ['publish', ['publish', 'shell']],
  ])('%s of a set-up that is theirs', async (_, words) => {
    if (!isPossible) return;
    const closed = at('closed');
    mkdirSync(closed, { recursive: true });
    chmodSync(folder, 0o755);
    chmodSync(closed, 0o700);
    const outcome = await run([...words, '--folder', closed], NOBODY);
    expectSentence(outcome, /is closed to this user/);
  });

  it('secrets in a folder that may not be made', async () => {
    if (!isPossible) return;
    chmodSync(folder, 0o755);
    expectSentence(await run(['container-secrets', at('new')], NOBODY), /permission denied/);
  });
});

it.each([[['--help']], [['-h']], [['backup', '--help']]])('%j prints the usage', async (words) => {
  const { code, stdout, stderr } = await run(words);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain(USAGE);
});
