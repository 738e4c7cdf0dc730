import type { Role } from '@pratiche/domain';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { EndedSessionCacheService } from '../../platform/auth/index.js';
import { AccountSession } from './account-session.entity.js';
import { AccountsService } from '../accounts.service.js';
import { RefreshSession } from './refresh-session.entity.js';
import { SessionCleaningProcessor } from './session-cleaning.processor.js';
import { REFRESH_GRACE_MS, SessionsService } from './sessions.service.js';
import { AccountsModule } from '../accounts.module.js';
import { SettingsModule } from '../../settings/settings.module.js';

describe.each(databases)('refresh tokens on %s', (_, create) => {
  let database: TestDatabase;
  let test: TestApp;
  let sessions: SessionsService;
  let accountId: number;
  let account: { id: number; passwordHash: null; role: Role };

  beforeAll(async () => {
    database = await create();
    test = await startTestApp([AccountsModule, SettingsModule], {
      change: { database: database.config },
    });
    sessions = test.app.get(SessionsService, { strict: false });
    const accounts = test.app.get(AccountsService, { strict: false });
    ({ id: accountId } = await test.app.get(UnitOfWork).run(() =>
      accounts.createAccount({
        email: 'Sessioni@Example.test ',
        role: 'User',
        passwordHash: null,
      }),
    ));
    account = { id: accountId, passwordHash: null, role: 'User' };
  });
  afterAll(async () => {
    await test.close();
    await database.remove();
  });

  const from = { address: '192.0.2.7', userAgent: 'Firefox/144.0 (Windows NT 10.0)' };
  const begin = async () => (await sessions.createSession(account, from))?.token ?? '';
  const rows = () => test.app.get(DataSource).getRepository(RefreshSession);
  const logins = () => test.app.get(DataSource).getRepository(AccountSession);
  beforeEach(async () => {
    await rows().clear();
    await logins().clear();
  });
  const age = (ms: number) => rows().update({ accountId }, { rotated: new Date(Date.now() - ms) });
  const next = async (token: string) =>
    (await sessions.rotateRefreshToken(token, from))?.token ?? null;

  it('keeps only the hash of a token', async () => {
    const token = await begin();
    expect(JSON.stringify(await rows().find())).not.toContain(token);
  });

  it('goes on with each new token', async () => {
    let token: string | null = await begin();
    for (let use = 0; use < 3; use += 1) token = token === null ? null : await next(token);
    expect(token).not.toBeNull();
    expect(await rows().count()).toBe(4);
  });

  it('ends after its longest life however much it is used', async () => {
    const token = await begin();
    const begun = (days: number) =>
      logins().update({ accountId }, { created: new Date(Date.now() - days * 86_400_000) });
    await begun(89);
    const last = await next(token);
    const [open] = await sessions.listOpenSessions(accountId);
    expect((open?.expires.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(86_400_000);
    await begun(90);
    expect(await next(last ?? '')).toBeNull();
    expect(await sessions.listOpenSessions(accountId)).toEqual([]);
  });

  it('forgives an old token within the grace: both tabs stay in and go on', async () => {
    const token = await begin();
    const tabs = await Promise.all([next(token), next(token), next(token)]);
    expect(new Set(tabs).size).toBe(3);
    for (const tab of tabs) expect(tab === null ? null : await next(tab)).not.toBeNull();
  });

  it('ends the whole family when an old token comes later, and no other family', async () => {
    const stolen = await begin();
    const current = await next(stolen);
    await age(REFRESH_GRACE_MS + 1_000);
    const other = await begin();
    expect(await next(stolen)).toBeNull();
    expect(await next(current ?? '')).toBeNull();
    expect(await next(other)).not.toBeNull();
  });

  it('lists the devices of the account and nothing else about them', async () => {
    const token = await begin();
    await sessions.rotateRefreshToken(token, {
      address: '2001:db8:1:2:3::9',
      userAgent: 'Chrome/142 (Android)',
    });
    expect(await sessions.listOpenSessions(accountId)).toMatchObject([
      { accountId, device: 'Chrome su Android', address: '2001:db8:1::x', ended: null },
    ]);
    for (const { device, address } of await logins().find())
      expect(`${device} ${address}`).not.toMatch(/192\.0|:9|142/);
  });

  it('begins none when the password was changed in the meantime', async () => {
    expect(
      await sessions.createSession({ id: accountId, passwordHash: 'another', role: 'User' }, from),
    ).toBeNull();
    expect(await logins().count()).toBe(0);
  });

  it('ends all but one, for their access tokens too', async () => {
    const [mine, other] = [
      await sessions.createSession(account, from),
      await sessions.createSession(account, from),
    ];
    await test.app.get(UnitOfWork).run(() => sessions.endAllSessions(accountId, mine?.sessionId));
    expect(await next(mine?.token ?? '')).not.toBeNull();
    expect(await next(other?.token ?? '')).toBeNull();
    const ended = test.app.get(EndedSessionCacheService, { strict: false });
    expect([
      await ended.isSessionEnded(mine?.sessionId ?? 0),
      await ended.isSessionEnded(other?.sessionId ?? 0),
    ]).toEqual([false, true]);
  });

  it('ends at logout, and after its time', async () => {
    const left = await begin();
    await sessions.endSessionByToken(left);
    expect(await next(left)).toBeNull();
    const expired = await begin();
    await rows().update({ accountId }, { expires: new Date(Date.now() - 1) });
    expect(await next(expired)).toBeNull();
  });

  it.each(['', 'abc', 'x'.repeat(43), 'y'.repeat(5_000)])(
    'answers nothing to an invented token',
    async (token) => {
      expect(await next(token)).toBeNull();
      await sessions.endSessionByToken(token);
    },
  );

  it('forgets at night what is over', async () => {
    await begin();
    await rows().update({ accountId }, { expires: new Date(Date.now() - 1) });
    await logins().update({ accountId }, { expires: new Date(Date.now() - 1) });
    const open = await begin();
    const job = test.app.get(SessionCleaningProcessor, { strict: false });
    await Promise.all([job.process(), job.process()]);
    expect([await rows().count(), await logins().count()]).toEqual([1, 1]);
    expect(await next(open)).not.toBeNull();
  });
});
