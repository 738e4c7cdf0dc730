import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
const START = resolve(import.meta.dirname, '../start.mjs');
const busy = createServer();
let port = '';

beforeAll(async () => {
  writeFileSync(join(folder, 'file'), '');
  await new Promise<void>((done) => {
    busy.listen(0, '127.0.0.1', done);
  });
  port = String((busy.address() as AddressInfo).port);
});
afterAll(() => {
  busy.close();
  rmSync(folder, { recursive: true });
});

const start = (env: Record<string, string>) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
    const given = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), PORT: port, ...env };
    execFile(
      process.execPath,
      [START],
      { env: given, timeout: 55_000 },
      (error, stdout, stderr) => {
        done({ code: error?.code ?? 0, stdout, stderr });
      },
    );
  });

describe('npm start', () => {
  it.each<[string, () => Record<string, string>, RegExp]>([
    [
      'a port in words',
      () => ({ PORT: 'tremila' }),
      /PORT must be a number from 1 to 65535, not "tremila"/,
    ],
    ['a port out of range', () => ({ PORT: '70000' }), /PORT must be a number/],
    ['a port in use', () => ({}), /port \d+ on 127\.0\.0\.1 is in use/],
    ['an address that is none', () => ({ PUBLIC_URL: 'portale' }), /PUBLIC_URL must be an address/],
    [
      'a folder that is a file',
      () => ({ DATA_DIR: join(folder, 'file') }),
      /DATA_DIR .*file cannot be written/,
    ],
    [
      'a folder below a file',
      () => ({ DATA_DIR: join(folder, 'file', 'data') }),
      /DATA_DIR .*data cannot be written/,
    ],
    [
      'a folder that cannot be made',
      () => ({ DATA_DIR: '/proc/portal/data' }),
      /DATA_DIR \/proc\/portal\/data cannot be written/,
    ],
    [
      'a host that is not here',
      () => ({ HOST: '203.0.113.7' }),
      /HOST 203\.0\.113\.7 cannot be listened on/,
    ],
  ])('says in one line, before it installs or builds anything: %s', async (_, env, line) => {
    const { code, stdout, stderr } = await start(env());
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(line)]);
  });
});
