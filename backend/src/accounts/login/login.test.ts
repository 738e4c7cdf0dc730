import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { Attempt } from '../../platform/rate-limiting/attempt.entity.js';
import { PasswordHashingService } from '../../platform/auth/index.js';
import { AccountsService } from '../accounts.service.js';
import { LoginModule } from '../login.module.js';
import type { SessionUserDto } from './dto/session-user.dto.js';
import { AccountsModule } from '../accounts.module.js';

const PASSWORD = 'Prova-2026!';

describe('login over HTTP', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp([LoginModule, AccountsModule, SettingsModule], {
      change: { loginAttempts: 3, publicUrl: 'https://portale.test' },
    });
    const accounts = test.app.get(AccountsService, { strict: false });
    const passwordHash = await test.app.get(PasswordHashingService).hashPassword(PASSWORD);
    await test.app.get(UnitOfWork).run(async () => {
      for (const [name, emailVerified] of [
        ['mario', true],
        ['lucia', true],
        ['nuovo', false],
      ] as const) {
        await accounts.createAccount({
          email: `${name}@example.test`,
          role: 'User',
          passwordHash,
          emailVerified,
        });
      }
      await accounts.createAccount({
        email: 'invited@example.test',
        role: 'User',
        passwordHash: null,
        emailVerified: true,
      });
    });
  });
  afterAll(() => test.close());

  const login = (Email: string, Password: string, remoteAddress = '10.0.0.1') =>
    test.app.inject({
      method: 'POST',
      url: '/api/Accounts/login',
      payload: { Email, Password },
      remoteAddress,
    });
  const get = (url: string, token: string) =>
    test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });

  it('gives a cookie that only this site over TLS can use, and a token that opens one’s own session alone', async () => {
    const answer = await login(' MARIO@example.test', PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Secure-refreshToken=[\w-]{43}; Max-Age=(?:2592000|25919\d\d); Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
      ),
      expect.stringMatching(
        /^__Secure-knownDevice=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { jwtToken } = answer.json<SessionUserDto>();
    expect((await get('/api/Accounts/sessions', jwtToken)).json()).toMatchObject([
      { isCurrent: true },
    ]);
    expect((await get('/api/Accounts/sessions', `${jwtToken}x`)).statusCode).toBe(401);
  });

  it('says that the e-mail is not verified only to the right password', async () => {
    expect((await login('nuovo@example.test', PASSWORD)).json()).toMatchObject({
      status: 400,
      code: 'account-not-verified',
    });
    expect((await login('nuovo@example.test', 'x', '10.0.0.9')).json()).toMatchObject({
      status: 401,
      code: 'wrong-credentials',
    });
  });

  it('rejects every login to an account that has no password yet', async () => {
    expect((await login('invited@example.test', 'no account has this password')).statusCode).toBe(
      401,
    );
  });

  it.each(['lucia@example.test', 'nobody@example.test'])(
    'brakes guessing at %s from one address, not from others',
    async (email) => {
      for (let attempt = 0; attempt < 3; attempt += 1)
        expect((await login(email, 'x', '10.0.0.2')).statusCode).toBe(401);
      const braked = await login(email, PASSWORD, '10.0.0.2');
      expect(braked.json()).toMatchObject({
        status: 429,
        code: 'too-many-attempts',
        message: 'Troppi tentativi di accesso non riusciti: riprova tra 15 minuti.',
      });
      expect(Number(braked.headers['retry-after'])).toBeGreaterThan(890);
      expect((await login(email, 'x', '10.0.0.3')).statusCode).toBe(401);
    },
  );

  it('forgets failures after a success', async () => {
    for (const password of ['x', 'x', PASSWORD, 'x', 'x'])
      await login('mario@example.test', password, '10.0.0.4');
    expect((await login('mario@example.test', PASSWORD, '10.0.0.4')).statusCode).toBe(200);
  });

  it('clears the cookie when the session cannot go on', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/accounts/REFRESH-token',
      cookies: { '__Secure-refreshToken': 'x'.repeat(43) },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['set-cookie']).toMatch(
      /^__Secure-refreshToken=; .*Expires=Thu, 01 Jan 1970/,
    );
  });

  it('goes on with a cookie of before the prefix, and takes it away', async () => {
    const [first] = (await login('mario@example.test', PASSWORD, '10.0.0.5')).cookies;
    const refresh = (cookies: Record<string, string>) =>
      test.app.inject({ method: 'POST', url: '/api/Accounts/refresh-token', cookies });
    const answer = await refresh({ refreshToken: first?.value ?? '' });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name, value }) => [name, value.length])).toEqual([
      ['refreshToken', 0],
      ['__Secure-refreshToken', 43],
    ]);
    // A cookie planted under the unprefixed name is ignored beside the prefixed cookie.
    const [, next] = answer.cookies;
    expect(
      (await refresh({ refreshToken: 'y'.repeat(43), '__Secure-refreshToken': next?.value ?? '' }))
        .statusCode,
    ).toBe(200);
  });
});

describe('the brake on guessing', () => {
  let test: TestApp;
  const MARIO = 'mario@example.test';

  beforeAll(async () => {
    test = await startTestApp([LoginModule, SettingsModule], { change: { loginAttempts: 2 } });
    const accounts = test.app.get(AccountsService, { strict: false });
    const passwordHash = await test.app.get(PasswordHashingService).hashPassword(PASSWORD);
    await test.app
      .get(UnitOfWork)
      .run(() =>
        accounts.createAccount({ email: MARIO, role: 'User', passwordHash, emailVerified: true }),
      );
  });
  afterAll(() => test.close());

  const login = (
    Email: string,
    Password: string,
    remoteAddress: string,
    cookies: Record<string, string> = {},
  ) =>
    test.app.inject({
      method: 'POST',
      url: '/api/Accounts/login',
      payload: { Email, Password },
      remoteAddress,
      cookies,
    });

  it('checks two of eight guesses made at once and refuses the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => login('crowd@example.test', 'x', '10.1.0.1')),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      401, 401, 429, 429, 429, 429, 429, 429,
    ]);
  });

  it('slows down many addresses that guess at one account, but not the device its owner used before', async () => {
    const cookie =
      (await login(MARIO, PASSWORD, '10.2.0.1')).cookies.find(({ name }) => name === 'knownDevice')
        ?.value ?? '';
    for (let place = 0; place < 10; place += 1)
      expect((await login(MARIO, 'x', `10.3.0.${place}`)).statusCode).toBe(401);
    expect((await login(MARIO, PASSWORD, '10.3.1.1')).statusCode).toBe(429);
    expect(
      (
        await login(MARIO, PASSWORD, '10.3.1.1', {
          knownDevice: `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`,
        })
      ).statusCode,
    ).toBe(429);
    expect((await login(MARIO, PASSWORD, '10.3.1.1', { knownDevice: cookie })).statusCode).toBe(
      200,
    );
    expect(
      (await login('lucia@example.test', 'x', '10.3.1.1', { knownDevice: cookie })).statusCode,
    ).toBe(401);
  });

  it('slows down one address that guesses at many accounts', async () => {
    for (let name = 0; name < 20; name += 1)
      expect((await login(`n${name}@example.test`, 'x', '10.4.0.1')).statusCode).toBe(401);
    expect((await login('n20@example.test', 'x', '10.4.0.1')).statusCode).toBe(429);
    expect((await login('n20@example.test', 'x', '10.4.0.2')).statusCode).toBe(401);
  });

  it('ends when its window is over, and keeps neither e-mail nor address', async () => {
    const attempts = test.app.get(DataSource).getRepository(Attempt);
    for (let guess = 0; guess < 5; guess += 1) await login('again@example.test', 'x', '10.5.0.1');
    await attempts
      .createQueryBuilder()
      .update()
      .set({ until: new Date(Date.now() - 1) })
      .execute();
    expect((await login('again@example.test', 'x', '10.5.0.1')).statusCode).toBe(401);
    expect(JSON.stringify(await attempts.find())).not.toMatch(/example|10\.5/);
  });
});

describe('what is done for a known and an unknown e-mail', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp([LoginModule, SettingsModule]);
    const accounts = test.app.get(AccountsService, { strict: false });
    const passwordHash = await test.app.get(PasswordHashingService).hashPassword(PASSWORD);
    await test.app.get(UnitOfWork).run(() =>
      accounts.createAccount({
        email: 'known@example.test',
        role: 'User',
        passwordHash,
        emailVerified: true,
      }),
    );
  });
  afterAll(() => test.close());

  /** SQL statements and password checks of one login. */
  async function workOf(Email: string): Promise<string[]> {
    const done: string[] = [];
    const source = test.app.get(DataSource);
    const before = source.logger;
    const matches = jest.spyOn(test.app.get(PasswordHashingService), 'verifyPassword');
    source.logger = {
      ...before,
      logQuery: (query: string) => {
        done.push(query);
      },
    } as typeof before;
    await test.app.inject({
      method: 'POST',
      url: '/api/Accounts/login',
      payload: { Email, Password: 'x' },
    });
    source.logger = before;
    done.push(`${matches.mock.calls.length} password checks`);
    matches.mockRestore();
    return done;
  }

  it('is the same, statement by statement', async () => {
    // Logs in once with both addresses, because the first login opens the windows of the rate
    // limiter.
    for (const email of ['known@example.test', 'other@example.test']) await workOf(email);
    const [known, unknown] = [
      await workOf('known@example.test'),
      await workOf('other@example.test'),
    ];
    expect(known.length).toBeGreaterThan(4);
    expect(known.at(-1)).toBe('1 password checks');
    expect(unknown).toEqual(known);
  });
});
