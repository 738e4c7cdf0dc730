import type { RecoveryCodesDto, SecondStepDto, TwoFactorSecretDto } from '@pratiche/api';
import { generate } from 'otplib';
import { expectOk, type Member } from './dossier-flow.js';
import { createMember, PASSWORD, sql } from './account-fixtures.js';

const STEP_S = 30;

/** The code an app would show, `steps` half minutes from now. */
export const totpCode = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_S });

/** Clears the last used TOTP step, as if half a minute had passed. */
export const resetTotpStep = (accountId: number): Promise<number> =>
  sql().run('UPDATE two_factors SET last_step = 0 WHERE account_id = ?', accountId);

/** Turns on the second step of the login for a back office account. */
export async function enrolTwoFactor({
  http,
  id,
}: Member): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await expectOk<TwoFactorSecretDto>(
    http.post('Accounts/two-factor/begin', { json: { password: PASSWORD } }),
  );
  const { recoveryCodes } = await expectOk<RecoveryCodesDto>(
    http.post('Accounts/two-factor/confirm', { json: { code: await totpCode(secret) } }),
  );
  await resetTotpStep(id);
  return { secret, recoveryCodes };
}

/** First step of a login: the proof for the second. */
export async function completeFirstStep(
  { http, email }: Member,
  password = PASSWORD,
): Promise<string> {
  return (
    await expectOk<SecondStepDto>(
      http.post('Accounts/login', { json: { Email: email, Password: password }, token: null }),
    )
  ).secondStep;
}

/** Number of an admin with a second step. */
export async function createTwoFactorAccount(): Promise<number> {
  const admin = await createMember({ role: 'Admin' });
  await enrolTwoFactor(admin);
  return admin.id;
}
