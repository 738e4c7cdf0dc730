import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../test/kit/test-database.js';
import { UnitOfWork } from '../platform/database/index.js';
import { AccountsModule } from './accounts.module.js';
import { AccountsService } from './accounts.service.js';
import { RefreshSession } from './refresh-session.entity.js';
import { GRACE_MS, SessionsService } from './sessions.service.js';

describe.each(databases)('refresh tokens on %s', (_, create) => {
  let database: TestDatabase;
  let test: TestApp;
  let sessions: SessionsService;
  let accountId: number;

  beforeAll(async () => {
    database = await create();
    test = await startTestApp([AccountsModule], { change: { database: database.config } });
    sessions = test.app.get(SessionsService, { strict: false });
    const accounts = test.app.get(AccountsService, { strict: false });
    ({ id: accountId } = await test.app.get(UnitOfWork).run((manager) => accounts.create(manager, { email: 'Sessioni@Example.test ', role: 'User', passwordHash: null })));
  });
  afterAll(async () => {
    await test.close();
    await database.remove();
  });

  const rows = () => test.app.get(DataSource).getRepository(RefreshSession);
  beforeEach(() => rows().clear());
  const age = (ms: number) => rows().update({ accountId }, { rotated: new Date(Date.now() - ms) });
  const next = async (token: string) => (await sessions.rotate(token))?.token ?? null;

  it('keeps only the hash of a token', async () => {
    const token = await sessions.begin(accountId);
    expect(JSON.stringify(await rows().find())).not.toContain(token);
  });

  it('goes on with each new token', async () => {
    let token: string | null = await sessions.begin(accountId);
    for (let use = 0; use < 3; use += 1) token = token === null ? null : await next(token);
    expect(token).not.toBeNull();
    expect(await rows().count()).toBe(4);
  });

  it('forgives an old token within the grace: both tabs stay in and go on', async () => {
    const token = await sessions.begin(accountId);
    const tabs = await Promise.all([next(token), next(token), next(token)]);
    expect(new Set(tabs).size).toBe(3);
    for (const tab of tabs) expect(tab === null ? null : await next(tab)).not.toBeNull();
  });

  it('ends the whole family when an old token comes later, and no other family', async () => {
    const stolen = await sessions.begin(accountId);
    const current = await next(stolen);
    await age(GRACE_MS + 1_000);
    const other = await sessions.begin(accountId);
    expect(await next(stolen)).toBeNull();
    expect(await next(current ?? '')).toBeNull();
    expect(await next(other)).not.toBeNull();
  });

  it('takes a token of a family that was ended while it was issued as over', async () => {
    const token = await sessions.begin(accountId);
    const [row] = await rows().find();
    await rows().insert({ accountId, family: row?.family ?? '', tokenHash: 'x'.repeat(64), created: new Date(), expires: new Date(), rotated: null, revoked: new Date() });
    expect(await next(token)).toBeNull();
  });

  it('ends at logout, and after its time', async () => {
    const left = await sessions.begin(accountId);
    await sessions.endWith(left);
    expect(await next(left)).toBeNull();
    const expired = await sessions.begin(accountId);
    await rows().update({ accountId }, { expires: new Date(Date.now() - 1) });
    expect(await next(expired)).toBeNull();
  });

  it.each(['', 'abc', 'x'.repeat(43), 'y'.repeat(5_000)])('answers nothing to an invented token', async (token) => {
    expect(await next(token)).toBeNull();
    await sessions.endWith(token);
  });

  it('forgets expired tokens at the next login', async () => {
    await sessions.begin(accountId);
    await rows().update({ accountId }, { expires: new Date(Date.now() - 1) });
    await sessions.begin(accountId);
    expect(await rows().count()).toBe(1);
  });
});
