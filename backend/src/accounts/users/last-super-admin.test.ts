import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@pratiche/domain';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { Account } from '../account.entity.js';
import { AccountsService } from '../accounts.service.js';
import { OperatorsService } from './operators.service.js';
import { SuspensionService } from './suspension.service.js';
import { UsersModule } from './users.module.js';

describe.each(databases)('the last SuperAdmin on %s', (_, create) => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await create();
    test = await startTestApp([SettingsModule, UsersModule], {
      change: { database: database.config },
    });
  });
  afterAll(async () => {
    await test.close();
    await database.remove();
  });

  const accounts = () => test.app.get(DataSource).getRepository(Account);
  const as = (id: number) => ({
    id,
    sessionId: 1,
    role: 'SuperAdmin' as const,
    isContractVerified: true,
    address: '192.0.2.1',
  });
  const demote = (by: number, id: number) =>
    test.app
      .get(OperatorsService, { strict: false })
      .changeRole(as(by), id, { from: 'SuperAdmin', to: 'Admin' });
  const suspend = (by: number, id: number) =>
    test.app.get(SuspensionService, { strict: false }).suspendAccount(as(by), id);
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );
  const countActive = () =>
    test.app
      .get(UnitOfWork)
      .run(() => test.app.get(AccountsService, { strict: false }).countActiveSuperAdmins(0));

  let first = 0;
  let second = 0;
  async function add(email: string, role: Role = 'SuperAdmin', passwordHash: string | null = 'x') {
    const { id } = await test.app.get(UnitOfWork).run(() =>
      test.app.get(AccountsService, { strict: false }).createAccount({
        email: `${email}@example.test`,
        role,
        passwordHash,
        emailVerified: true,
      }),
    );
    return id;
  }
  beforeEach(async () => {
    await accounts().deleteAll();
    first = await add('primo');
    second = await add('secondo');
  });

  it('remains when two take away each other’s role at the same moment', async () => {
    const results = await Promise.all([
      failure(demote(first, second)),
      failure(demote(second, first)),
    ]);
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(await countActive()).toBe(1);
  });

  it('remains when one suspends who takes away the role of the other', async () => {
    await Promise.all([failure(suspend(first, second)), failure(demote(second, first))]);
    expect(await countActive()).toBe(1);
  });

  it.each([
    ['suspended', { suspended: new Date() }],
    ['without a password yet', { passwordHash: null }],
    ['not confirmed', { emailVerified: false }],
  ])('is not replaced by one who is %s', async (_name, change) => {
    const third = await add('terzo');
    await accounts().update({ id: second }, change);
    expect(await failure(demote(third, first))).toBe('done');
    expect(await countActive()).toBe(1);
    expect(await failure(demote(third, third))).toBe('last-super-admin');
  });

  it('cannot be touched by one whose role was taken away meanwhile', async () => {
    expect(await failure(demote(first, second))).toBe('done');
    expect(await failure(suspend(second, first))).toBe('forbidden');
  });
});
