import type { SessionUser } from '@pratiche/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/kit/test-app.js';
import { UnitOfWork } from '../platform/database/index.js';
import { Passwords } from '../platform/security/index.js';
import { AccountsModule } from './accounts.module.js';
import { AccountsService } from './accounts.service.js';

const PASSWORD = 'Prova-2026!';

describe('login over HTTP', () => {
  let test: TestApp;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    test = await startTestApp([AccountsModule], { change: { loginAttempts: 3, publicUrl: 'https://portale.test' } });
    const accounts = test.app.get(AccountsService, { strict: false });
    const passwordHash = await test.app.get(Passwords).hash(PASSWORD);
    await test.app.get(UnitOfWork).run(async (manager) => {
      for (const [name, emailVerified] of [['mario', true], ['lucia', true], ['nuovo', false]] as const) {
        ids.set(name, (await accounts.create(manager, { email: `${name}@example.test`, role: 'User', passwordHash, emailVerified })).id);
      }
      ids.set('invited', (await accounts.create(manager, { email: 'invited@example.test', role: 'User', passwordHash: null, emailVerified: true })).id);
    });
  });
  afterAll(() => test.close());

  const login = (Email: string, Password: string, remoteAddress = '10.0.0.1') =>
    test.app.inject({ method: 'POST', url: '/api/Accounts/login', payload: { Email, Password }, remoteAddress });
  const get = (url: string, token: string) => test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });

  it('gives a cookie that only this site over TLS can use, and a token that opens one’s own account alone', async () => {
    const answer = await login(' MARIO@example.test', PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(/^refreshToken=[\w-]{43}; Max-Age=2592000; Path=\/api; HttpOnly; Secure; SameSite=Strict$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { jwtToken } = answer.json<SessionUser>();
    expect((await get(`/api/Accounts/${ids.get('mario')}`, jwtToken)).json()).toMatchObject({ email: 'mario@example.test', isVerified: true });
    expect((await get(`/api/Accounts/${ids.get('lucia')}`, jwtToken)).statusCode).toBe(404);
    expect((await get(`/api/Accounts/${ids.get('mario')}`, `${jwtToken}x`)).statusCode).toBe(401);
  });

  it('says that the e-mail is not verified only to the right password', async () => {
    expect((await login('nuovo@example.test', PASSWORD)).json()).toMatchObject({ status: 400, code: 'account-not-verified' });
    expect((await login('nuovo@example.test', 'x', '10.0.0.9')).json()).toMatchObject({ status: 401, code: 'wrong-credentials' });
  });

  it('lets nobody into an account that has no password yet', async () => {
    expect((await login('invited@example.test', 'no account has this password')).statusCode).toBe(401);
  });

  it.each(['lucia@example.test', 'nobody@example.test'])('brakes guessing at %s from one address, not from others', async (email) => {
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await login(email, 'x', '10.0.0.2')).statusCode).toBe(401);
    const braked = await login(email, PASSWORD, '10.0.0.2');
    expect(braked.json()).toMatchObject({ status: 429, code: 'too-many-attempts', message: 'Troppi tentativi di accesso non riusciti: riprova tra 15 minuti.' });
    expect(Number(braked.headers['retry-after'])).toBeGreaterThan(890);
    expect((await login(email, 'x', '10.0.0.3')).statusCode).toBe(401);
  });

  it('forgets failures after a success', async () => {
    for (const password of ['x', 'x', PASSWORD, 'x', 'x']) await login('mario@example.test', password, '10.0.0.4');
    expect((await login('mario@example.test', PASSWORD, '10.0.0.4')).statusCode).toBe(200);
  });

  it('clears the cookie when the session cannot go on', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/accounts/REFRESH-token', cookies: { refreshToken: 'x'.repeat(43) } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['set-cookie']).toMatch(/^refreshToken=; .*Expires=Thu, 01 Jan 1970/);
  });
});
