import type { SessionUserDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { HttpClient } from '../../../kit/http-client.js';
import { visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import {
  ageRefreshTokens,
  logInAs,
  createAccount,
  type AccountLogin,
} from '../../../kit/account-fixtures.js';

let account: AccountLogin;
beforeAll(async () => {
  account = await createAccount({});
});

const refresh = (http: HttpClient) =>
  http.post('Accounts/refresh-token', { json: {}, token: null });
const jar = (http: HttpClient) =>
  [...http.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const withCookie = (cookie: string) =>
  visitor().post('Accounts/refresh-token', { json: {}, headers: { cookie } });

describe('POST Accounts/refresh-token', () => {
  it('answers the session with a new token that works, and rotates the cookie', async () => {
    const { http } = await logInAs(account);
    const before = jar(http);
    const answer = await refresh(http);
    expect(answer.status).toBe(200);
    const user = answer.json<SessionUserDto>();
    expect(user).toMatchObject({ id: account.id, email: account.email });
    expect(jar(http)).not.toBe(before);
    expect((await http.get('Module/count', { token: user.jwtToken })).status).toBe(200);
    expect((await refresh(http)).status).toBe(200);
  });

  it('forgives an old cookie within seconds: two tabs that refresh at once both stay in', async () => {
    const { http } = await logInAs(account);
    const cookie = jar(http);
    const answers = await Promise.all([withCookie(cookie), withCookie(cookie), withCookie(cookie)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('ends the whole family when an old cookie comes back later', async () => {
    const { http } = await logInAs(account);
    const stolen = jar(http);
    expect((await refresh(http)).status).toBe(200);
    await ageRefreshTokens(account.id, 60);
    expectProblem(await withCookie(stolen), 401);
    expectProblem(await refresh(http), 401);
  });

  it('leaves the other sessions of the same account alone when one family ends', async () => {
    const mine = await logInAs(account);
    const stolen = jar(mine.http);
    await refresh(mine.http);
    await ageRefreshTokens(account.id, 60);
    const other = await logInAs(account);
    expectProblem(await withCookie(stolen), 401);
    expect((await refresh(other.http)).status).toBe(200);
  });

  it.each([
    ['no cookie', ''],
    ['an invented cookie', 'refreshToken=abc'],
    ['a very long cookie', `refreshToken=${'a'.repeat(4000)}`],
  ])('answers 401 to %s', async (_, cookie) => {
    expectProblem(
      await visitor().post('Accounts/refresh-token', {
        json: {},
        headers: cookie ? { cookie } : {},
      }),
      401,
    );
  });

  it('ends the session at logout, also for the cookie kept aside', async () => {
    const { http } = await logInAs(account);
    const kept = jar(http);
    const answer = await http.post('Accounts/logout', { json: {}, token: null });
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(300);
    expect([...http.cookies.keys()]).not.toContain('refreshToken');
    expectProblem(await withCookie(kept), 401);
  });

  it('allows a second logout', async () => {
    expect((await visitor().post('Accounts/logout', { json: {} })).status).toBeLessThan(300);
  });
});

describe('the access token', () => {
  it.each([
    ['rubbish', 'abc'],
    ['an empty one', ''],
    [
      'an unsigned one',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1","role":"SuperAdmin"}').toString('base64url')}.`,
    ],
  ])('is refused when it is %s', async (_, token) => {
    expectProblem(await visitor().get('Module/count', { token }), 401);
  });

  it('is refused when one character of it was changed', async () => {
    const { http } = await logInAs(account);
    const [head = '', claims = '', signature = ''] = (http.token ?? '').split('.');
    const forged = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const token = `${head}.${Buffer.from(JSON.stringify({ ...forged, role: 'SuperAdmin' })).toString('base64url')}.${signature}`;
    expectProblem(await visitor().get('Module/count', { token }), 401);
  });
});
