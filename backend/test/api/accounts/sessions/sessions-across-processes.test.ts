/** @servers */
import { resolve } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ManagedProcess } from '../../../../../tools/services/child-process.ts';
import { freePort } from '../../../../../tools/services/free-port.ts';
import { startPortal, type Portal } from '../../../../../tools/testkit/portal.ts';
import { HttpClient } from '../../../kit/http-client.js';
import { portal as shared, setPortal } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { waitUntil } from '../../../kit/wait-until.js';
import { ageRefreshTokens, logInAs, createAccount } from '../../../kit/account-fixtures.js';

const SECRETS = {
  JWT_SECRET: 'the-same-secret-for-both-processes-of-this-test',
  SIGNATURE_KEYS: 'the-same-secret-for-both-processes-of-this-test',
  LOGIN_ATTEMPTS: '5',
};
const ROOT = resolve(import.meta.dirname, '../../../../..');

describe('two HTTP processes on one database', () => {
  let first: Portal;
  let second: ManagedProcess;
  let folder: string;
  let otherOrigin: string;

  beforeAll(async () => {
    const { kind } = shared();
    first = await startPortal({ kind, env: SECRETS });
    setPortal(first);
    const port = await freePort();
    otherOrigin = `http://127.0.0.1:${port}`;
    folder = await mkdtemp(join(tmpdir(), 'second-'));
    second = new ManagedProcess(process.execPath, [join(ROOT, 'backend/dist/src/main.js')], {
      cwd: ROOT,
      log: join(folder, 'log'),
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        LANG: 'C.UTF-8',
        PORT: String(port),
        LOG_LEVEL: 'warn',
        DATA_DIR: first.dataDir,
        ...SECRETS,
        ...(kind === 'mariadb' ? { DATABASE_URL: first.database } : {}),
      },
    });
    await second.waitUntilReady(
      async () => (await fetch(`${otherOrigin}/api/health/ready`)).ok,
      'The second process',
    );
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const at = (origin: string, cookie: string) =>
    new HttpClient(origin).post('Accounts/refresh-token', { json: {}, headers: { cookie } });
  const jar = (http: HttpClient) =>
    [...http.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const other = (http: HttpClient) =>
    Object.assign(new HttpClient(otherOrigin), { token: http.token });

  it('keep tabs in that refresh at both at once', async () => {
    const { http } = await logInAs(await createAccount({}));
    const cookie = jar(http);
    const answers = await Promise.all(
      [first.origin, otherOrigin, first.origin, otherOrigin, first.origin, otherOrigin].map(
        (origin) => at(origin, cookie),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('end a family at both within the request that comes with an old token', async () => {
    const account = await createAccount({});
    const { http } = await logInAs(account);
    const stolen = jar(http);
    await http.post('Accounts/refresh-token', { json: {}, token: null });
    await ageRefreshTokens(account.id, 60);
    expectProblem(await at(otherOrigin, stolen), 401);
    expectProblem(await at(first.origin, jar(http)), 401);
  });

  it('refuse the access token of a session that was ended at the other within seconds', async () => {
    const { http } = await logInAs(await createAccount({}));
    const there = other(http);
    expect((await there.get('Accounts/sessions')).status).toBe(200);
    await http.post('Accounts/logout', { json: {}, token: null });
    await waitUntil(
      async () => ((await there.get('Accounts/sessions')).status === 401 ? true : null),
      'the second process to know',
    );
  });

  it('count guesses together', async () => {
    const { email } = await createAccount({});
    const guess = (origin: string) =>
      new HttpClient(origin).post('Accounts/login', {
        json: { Email: email, Password: 'Sbagliata-2026!' },
      });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => guess(index % 2 === 0 ? first.origin : otherOrigin)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const braked = await guess(otherOrigin);
    expect(expectProblem(braked, 429, 'too-many-attempts').message).toMatch(
      /riprova tra \d+ minuti/,
    );
    expect(Number(braked.headers.get('retry-after'))).toBeGreaterThan(800);
  });
});
