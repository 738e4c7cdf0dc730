import type { Role } from '@pratiche/domain';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { AccountsService } from '../accounts.service.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { PasswordHashingService } from '../../platform/auth/index.js';
import { LoginModule } from '../login.module.js';
import type { RecoveryCodesDto, TwoFactorSecretDto } from './dto/two-factor.dto.js';
import type { SessionUserDto } from '../login/dto/session-user.dto.js';
import { OperationsModule } from '../../operations/operations.module.js';
import { AccountsModule } from '../accounts.module.js';

const PASSWORD = 'Prova-2026!';

describe('a second step that is required', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp([LoginModule, AccountsModule, SettingsModule, OperationsModule], {
      change: { backOfficeSecondStep: 'required' },
    });
    const accounts = test.app.get(AccountsService, { strict: false });
    const passwordHash = await test.app.get(PasswordHashingService).hashPassword(PASSWORD);
    await test.app.get(UnitOfWork).run(async () => {
      for (const role of ['SuperAdmin', 'User'] as const satisfies readonly Role[]) {
        await accounts.createAccount({
          email: `${role}@example.test`,
          role,
          passwordHash,
          emailVerified: true,
          contractVerified: true,
        });
      }
    });
  });
  afterAll(() => test.close());

  const post = (url: string, payload: object, token = '', refreshToken = '') =>
    test.app.inject({
      method: 'POST',
      url: `/api/${url}`,
      payload,
      cookies: refreshToken === '' ? {} : { refreshToken },
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    });
  const get = async (url: string, token: string) =>
    (await test.app.inject({ url: `/api/${url}`, headers: { authorization: `Bearer ${token}` } }))
      .statusCode;
  const login = (role: Role) =>
    post('Accounts/login', { Email: `${role}@example.test`, Password: PASSWORD });

  it('opens to the back office only what sets it up, then everything by the next token', async () => {
    const answer = await login('SuperAdmin');
    const { jwtToken, mustSetUpSecondStep } = answer.json<SessionUserDto>();
    expect(mustSetUpSecondStep).toBe(true);
    expect(
      (
        await test.app.inject({
          url: '/api/Audit',
          headers: { authorization: `Bearer ${jwtToken}` },
        })
      ).json(),
    ).toMatchObject({ status: 403, code: 'second-step-needed' });
    expect([
      await get('Accounts/two-factor/accounts', jwtToken),
      await get('Accounts/two-factor', jwtToken),
      await get('Accounts/sessions', jwtToken),
      await get('health/live', jwtToken),
    ]).toEqual([403, 200, 200, 200]);

    const { secret } = (
      await post('Accounts/two-factor/begin', { password: PASSWORD }, jwtToken)
    ).json<TwoFactorSecretDto>();
    const confirmed = await post(
      'Accounts/two-factor/confirm',
      { code: await generate({ secret }) },
      jwtToken,
    );
    expect(confirmed.json<RecoveryCodesDto>().recoveryCodes).toHaveLength(10);
    // What the token says is as old as the token.
    expect(await get('Audit', jwtToken)).toBe(403);
    const cookie = answer.cookies.find(({ name }) => name.endsWith('refreshToken'))?.value ?? '';
    const next = (await post('Accounts/refresh-token', {}, '', cookie)).json<SessionUserDto>();
    expect(next.mustSetUpSecondStep).toBeUndefined();
    expect(await get('Audit', next.jwtToken)).toBe(200);
    const proof = { password: PASSWORD, code: confirmed.json<RecoveryCodesDto>().recoveryCodes[0] };
    expect((await post('Accounts/two-factor/disable', proof, next.jwtToken)).json()).toMatchObject({
      status: 409,
      code: 'second-step-required',
    });
  });

  it('asks nothing of fitters', async () => {
    const user = (await login('User')).json<SessionUserDto>();
    expect(user.mustSetUpSecondStep).toBeUndefined();
    expect(await get('Accounts/sessions', user.jwtToken)).toBe(200);
  });
});
