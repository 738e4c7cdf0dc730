import type { RecoveryCodes, SecondStep, TwoFactorSecret } from '@pratiche/api';
import { generate } from 'otplib';
import { ok, type Member } from './flow.js';
import { newMember, PASSWORD, sql } from './world.js';

const STEP_S = 30;

/** The code an app would show, `steps` half minutes from now. */
export const codeOf = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_S });

/** Forgets which code was used last, as if half a minute had passed. */
export const forgetStep = (accountId: number): Promise<number> =>
  sql().run('UPDATE two_factors SET last_step = 0 WHERE account_id = ?', accountId);

/** Turns the second step on for somebody of the back office. */
export async function enrol({
  http,
  id,
}: Member): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await ok<TwoFactorSecret>(
    http.post('Accounts/two-factor/begin', { json: { password: PASSWORD } }),
  );
  const { recoveryCodes } = await ok<RecoveryCodes>(
    http.post('Accounts/two-factor/confirm', { json: { code: await codeOf(secret) } }),
  );
  await forgetStep(id);
  return { secret, recoveryCodes };
}

/** First step of a login: the proof for the second. */
export async function firstStep({ http, email }: Member, password = PASSWORD): Promise<string> {
  return (
    await ok<SecondStep>(
      http.post('Accounts/login', { json: { Email: email, Password: password }, token: null }),
    )
  ).secondStep;
}

/** Number of an admin with a second step. */
export async function newTwoFactor(): Promise<number> {
  const admin = await newMember({ role: 'Admin' });
  await enrol(admin);
  return admin.id;
}
