/** @core */
import type { OwnSessionDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import type { HttpClient } from '../../../kit/http-client.js';
import { expectOk } from '../../../kit/dossier-flow.js';
import { visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import {
  ageRefreshTokens,
  logInAs,
  createAccount,
  createMember,
  PASSWORD,
} from '../../../kit/account-fixtures.js';

const jar = (http: HttpClient) =>
  [...http.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const withCookie = (cookie: string) =>
  visitor().post('Accounts/refresh-token', { json: {}, headers: { cookie } });
const refresh = (http: HttpClient) =>
  http.post('Accounts/refresh-token', { json: {}, token: null });
const sessionsOf = (http: HttpClient) => expectOk<OwnSessionDto[]>(http.get('Accounts/sessions'));

describe('one’s own sessions', () => {
  it('are listed with device, last use and a shortened address, last used first', async () => {
    const account = await createAccount({});
    const phone = visitor();
    await phone.post('Accounts/login', {
      json: { Email: account.email, Password: PASSWORD },
      headers: {
        'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0 Mobile Safari/537.36',
      },
    });
    const { http } = await logInAs(account);
    const [mine, other, ...more] = await sessionsOf(http);
    expect(more).toEqual([]);
    expect(mine).toMatchObject({ isCurrent: true, address: '127.0.0.x' });
    expect(other).toMatchObject({
      isCurrent: false,
      device: 'Chrome su Android',
      address: '127.0.0.x',
    });
    expect(Date.parse(mine?.lastUsed ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await phone.post('Accounts/refresh-token', {
      json: {},
      token: null,
      headers: {
        'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0 Mobile Safari/537.36',
      },
    });
    expect((await sessionsOf(http)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it('end one by one: cookie and access token of that device alone', async () => {
    const account = await createAccount({});
    const [here, there] = [await logInAs(account), await logInAs(account)];
    const other = (await sessionsOf(here.http)).find(({ isCurrent }) => !isCurrent)?.id ?? 0;
    expect((await here.http.delete(`Accounts/sessions/${other}`)).status).toBe(204);
    expectProblem(await there.http.get('Accounts/sessions'), 401);
    expectProblem(await refresh(there.http), 401);
    expect(await sessionsOf(here.http)).toHaveLength(1);
    expectProblem(await here.http.delete(`Accounts/sessions/${other}`), 404);
    expect((await refresh(here.http)).status).toBe(200);
  });

  it('cannot be ended by another account', async () => {
    const [mine, theirs] = [await createMember({}), await createMember({})];
    const [session] = await sessionsOf(theirs.http);
    expectProblem(await mine.http.delete(`Accounts/sessions/${session?.id ?? 0}`), 404);
    for (const id of ['0', '-1', 'abc', '99999999999999999999'])
      expectProblem(await mine.http.delete(`Accounts/sessions/${id}`), 404);
    expect((await refresh(theirs.http)).status).toBe(200);
  });

  it('end all at once, this one too', async () => {
    const account = await createAccount({});
    const devices = [await logInAs(account), await logInAs(account), await logInAs(account)];
    const stranger = await createMember({});
    expect((await devices[0]?.http.post('Accounts/sessions/end-all', { json: {} }))?.status).toBe(
      204,
    );
    for (const { http } of devices) {
      expectProblem(await http.get('Accounts/sessions'), 401);
      expectProblem(await refresh(http), 401);
    }
    expect((await refresh(stranger.http)).status).toBe(200);
    await logInAs(account);
  });
});

describe('many at once', () => {
  it('keeps every tab in that refreshes with the same cookie in the same moment, and each goes on', async () => {
    const { http } = await logInAs(await createAccount({}));
    const cookie = jar(http);
    const tabs = Array.from({ length: 8 }, () => visitor());
    const answers = await Promise.all(
      tabs.map((tab) => tab.post('Accounts/refresh-token', { json: {}, headers: { cookie } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    const next = await Promise.all(tabs.map((tab) => refresh(tab)));
    expect(next.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    expect(
      await sessionsOf(
        Object.assign(http, { token: next[0]?.json<{ jwtToken: string }>().jwtToken ?? null }),
      ),
    ).toHaveLength(1);
  });

  it('ends the family within the one request that comes with an old token, whatever refreshes beside it', async () => {
    const account = await createAccount({});
    const { http } = await logInAs(account);
    const stolen = jar(http);
    await refresh(http);
    await ageRefreshTokens(account.id, 60);
    const [thief, ...owners] = await Promise.all([
      withCookie(stolen),
      ...Array.from({ length: 4 }, () => withCookie(jar(http))),
    ]);
    expectProblem(thief, 401);
    // Refreshes that ran first still succeed, but their tokens are invalid.
    expect(owners.every(({ status }) => status === 200 || status === 401)).toBe(true);
    expectProblem(await refresh(http), 401);
    for (const { headers } of owners.filter(({ status }) => status === 200)) {
      const cookie = headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      expectProblem(await withCookie(cookie), 401);
    }
    expectProblem(await http.get('Accounts/sessions'), 401);
  });

  it('refuses cookies that were copied before the logout, used ones included', async () => {
    const { http } = await logInAs(await createAccount({}));
    const first = jar(http);
    await refresh(http);
    const second = jar(http);
    const token = http.token;
    await http.post('Accounts/logout', { json: {}, token: null });
    for (const cookie of [first, second]) expectProblem(await withCookie(cookie), 401);
    expectProblem(await visitor().get('Accounts/sessions', { token }), 401);
  });

  it('does not read a token from the body, where scripts could have put it', async () => {
    const { http } = await logInAs(await createAccount({}));
    const token = http.cookies.get('refreshToken') ?? '';
    for (const json of [token, { token }, { refreshToken: token }])
      expectProblem(await visitor().post('Accounts/refresh-token', { json }), 401);
  });
});
