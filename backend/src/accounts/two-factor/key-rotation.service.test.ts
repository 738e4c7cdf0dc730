import { generate } from 'otplib';
import { DataSource, MoreThan } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { databases, type TestDatabase } from '../../../test/kit/test-database.js';
import { AccountsService } from '../accounts.service.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { UnsubscribeTokenService } from '../../notifications/unsubscribe-token.service.js';
import type { SecretKeys } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { PasswordHashingService } from '../../platform/auth/index.js';
import { LoginModule } from '../login.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { KeyRotationService } from './key-rotation.service.js';
import { hashKeyedRecoveryCode } from './recovery-code-hash.util.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecretBoxService } from './secret-box.service.js';
import { TwoFactorCredential } from './two-factor-credential.entity.js';
import type { RecoveryCodesDto, TwoFactorSecretDto } from './dto/two-factor.dto.js';
import type { SecondStepDto, SessionUserDto } from '../login/dto/session-user.dto.js';
import { AccountsModule } from '../accounts.module.js';

const PASSWORD = 'Prova-2026!';
const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)];
const NAMES = ['anna', 'bruno'] as const;
type Name = (typeof NAMES)[number];

describe.each(databases)('keys that are changed, on %s', (_, create) => {
  let database: TestDatabase;
  const apps: TestApp[] = [];
  /** What each has from the time of the old keys. */
  const kept = {} as Record<Name, { id: number; token: string; secret: string; codes: string[] }>;
  let unsubscribe: string;

  beforeAll(async () => {
    database = await create();
    const test = await portalWith([OLD]);
    const passwordHash = await test.app.get(PasswordHashingService).hashPassword(PASSWORD);
    for (const name of NAMES) {
      const { id } = await test.app.get(UnitOfWork).run(() =>
        test.app.get(AccountsService, { strict: false }).createAccount({
          email: `${name}@example.test`,
          role: 'Admin',
          passwordHash,
          emailVerified: true,
          contractVerified: true,
        }),
      );
      const { jwtToken: token } = (
        await post(test, 'Accounts/login', { Email: `${name}@example.test`, Password: PASSWORD })
      ).json<SessionUserDto>();
      const { secret } = (
        await post(test, 'Accounts/two-factor/begin', { password: PASSWORD }, token)
      ).json<TwoFactorSecretDto>();
      const { recoveryCodes: codes } = (
        await post(test, 'Accounts/two-factor/confirm', { code: await generate({ secret }) }, token)
      ).json<RecoveryCodesDto>();
      kept[name] = { id, token, secret, codes };
    }
    await test.app
      .get(DataSource)
      .manager.update(TwoFactorCredential, { lastStep: MoreThan(0) }, { lastStep: 0 });
    unsubscribe = test.app
      .get(UnsubscribeTokenService, { strict: false })
      .createToken({ accountId: kept.anna.id, kind: 'deadline' });
  });
  afterAll(async () => {
    for (const { close } of apps) await close();
    await database.remove();
  });

  const portalWith = async (keys: SecretKeys): Promise<TestApp> => {
    const test = await startTestApp(
      [LoginModule, AccountsModule, SettingsModule, NotificationsModule],
      { change: { database: database.config, jwtSecrets: keys, secretsKeys: keys } },
    );
    apps.push(test);
    return test;
  };
  const post = ({ app }: TestApp, url: string, payload: object, token = '') =>
    app.inject({
      method: 'POST',
      url: `/api/${url}`,
      payload,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    });
  const sendCode = async (test: TestApp, name: Name, code: string) => {
    const { secondStep: ticket } = (
      await post(test, 'Accounts/login', { Email: `${name}@example.test`, Password: PASSWORD })
    ).json<SecondStepDto>();
    return post(test, 'Accounts/login-code', { ticket, code });
  };
  const logIn = async (test: TestApp, name: Name, code: string): Promise<number> =>
    (await sendCode(test, name, code)).statusCode;
  const logInAndRead = async (test: TestApp, name: Name, code: string) =>
    (await sendCode(test, name, code)).json<{ status: number; code: string; message: string }>();
  const sessions = async ({ app }: TestApp, token: string): Promise<number> =>
    (
      await app.inject({
        url: '/api/Accounts/sessions',
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode;
  const boxOf = async ({ app }: TestApp, name: Name): Promise<string> =>
    (
      await app
        .get(DataSource)
        .manager.findOneByOrFail(TwoFactorCredential, { accountId: kept[name].id })
    ).secret;

  it('loses nothing with the old key behind the new one, and then nothing without it', async () => {
    const both = await portalWith([NEW, OLD]);
    expect(await sessions(both, kept.anna.token)).toBe(200);
    expect(
      both.app.get(UnsubscribeTokenService, { strict: false }).verifyToken(unsubscribe),
    ).toEqual({
      accountId: kept.anna.id,
      kind: 'deadline',
    });

    // Legacy hashes of codes depend on the key itself.
    const box = new SecretBoxService(both.config);
    const former = box.legacyRecoveryCodeHashes('AAAAABBBBB', kept.anna.id).at(-1) ?? '';
    await both.app
      .get(DataSource)
      .manager.insert(RecoveryCode, { accountId: kept.anna.id, codeHash: former, used: null });
    const change = both.app.get(KeyRotationService, { strict: false });

    const before = await boxOf(both, 'anna');
    expect(await logIn(both, 'anna', await generate({ secret: kept.anna.secret }))).toBe(200);
    expect(await boxOf(both, 'anna')).not.toBe(before);
    expect(await change.rotateKeys()).toEqual({
      renewed: 1,
      upToDate: 1,
      unreadable: [],
      formerCodes: [kept.anna.id],
    });
    expect(await logIn(both, 'anna', 'AAAAA-BBBBB')).toBe(200);
    expect(await logIn(both, 'anna', 'AAAAA-BBBBB')).toBe(401);
    expect(await change.rotateKeys()).toEqual({
      renewed: 0,
      upToDate: 2,
      unreadable: [],
      formerCodes: [],
    });

    const after = await portalWith([NEW]);
    expect(await sessions(after, kept.anna.token)).toBe(401);
    expect(
      after.app.get(UnsubscribeTokenService, { strict: false }).verifyToken(unsubscribe),
    ).toBeNull();
    expect(await logIn(after, 'bruno', kept.bruno.codes[0] ?? '')).toBe(200);
    expect(await logIn(after, 'bruno', await generate({ secret: kept.bruno.secret }))).toBe(200);
    expect(await logIn(after, 'anna', kept.anna.codes[0] ?? '')).toBe(200);
  }, 60_000);

  it('answers a lost key with what to do, and lets the owner in by a recovery code', async () => {
    const lost = await portalWith(['x'.repeat(40)]);
    const anna = await logInAndRead(lost, 'anna', await generate({ secret: kept.anna.secret }));
    expect(anna).toMatchObject({ status: 409, code: 'second-step-unreadable' });
    expect(anna.message).toMatch(/usa un codice di recupero/);
    const [, unused = ''] = kept.anna.codes;
    expect(await logIn(lost, 'anna', unused)).toBe(200);
    expect(await logIn(lost, 'anna', unused)).toBe(401);
    expect(await logIn(lost, 'anna', 'AAAAA-BBBBB')).toBe(401);
    // A hash of an earlier release cannot be compared without the secret.
    await lost.app.get(DataSource).manager.insert(RecoveryCode, {
      accountId: kept.bruno.id,
      codeHash: hashKeyedRecoveryCode('AAAAABBBBB', kept.bruno.id, kept.bruno.secret),
      used: null,
    });
    expect(await logInAndRead(lost, 'bruno', 'AAAAA-BBBBB')).toMatchObject({ status: 409 });
    expect(await logIn(lost, 'bruno', kept.bruno.codes[1] ?? '')).toBe(200);
    expect(await logIn(await portalWith([NEW]), 'bruno', 'AAAAA-BBBBB')).toBe(200);
  }, 60_000);

  it('names accounts whose secret no key opens', async () => {
    const other = await portalWith(['x'.repeat(40)]);
    expect(await other.app.get(KeyRotationService, { strict: false }).rotateKeys()).toMatchObject({
      renewed: 0,
      upToDate: 0,
      unreadable: [kept.anna.id, kept.bruno.id],
    });
  });
});
