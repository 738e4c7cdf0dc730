import type { TwoFactorSecretDto } from '@pratiche/api';
import type { AccessRequest } from '../../../kit/access-fixtures.js';
import { createAccount, createMember, PASSWORD } from '../../../kit/account-fixtures.js';
import { expectOk, type Member } from '../../../kit/dossier-flow.js';
import { mailbox, visitor } from '../../../kit/portal.js';
import { completeFirstStep, enrolTwoFactor, totpCode } from '../../../kit/two-factor-fixtures.js';

export async function logIn(): Promise<AccessRequest> {
  const { email } = await createAccount({});
  return { path: 'Accounts/login', ask: { json: { Email: email, Password: PASSWORD } } };
}

export async function logOut(): Promise<AccessRequest> {
  const { http } = await createMember({});
  return { path: 'Accounts/logout', ask: { json: {} }, http };
}

export async function endAllSessions(): Promise<AccessRequest> {
  const { http } = await createMember({});
  return { path: 'Accounts/sessions/end-all', http };
}

async function createResetToken(): Promise<string> {
  const { email } = await createAccount({});
  await expectOk(visitor().post('Accounts/forgot-password', { json: { email } }));
  const [mail] = await mailbox().waitForCount(email);
  return /\/reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

export async function askForNewPassword(): Promise<AccessRequest> {
  const { email } = await createAccount({});
  return { path: 'Accounts/forgot-password', ask: { json: { email } } };
}

export const checkResetLink = async (): Promise<AccessRequest> => ({
  path: 'Accounts/check-reset-link',
  ask: { json: { token: await createResetToken() } },
});

const NEW_PASSWORD = { password: 'Tapparella-Verde-7', confirmPassword: 'Tapparella-Verde-7' };

export const resetPassword = async (): Promise<AccessRequest> => ({
  path: 'Accounts/reset-password',
  ask: { json: { token: await createResetToken(), ...NEW_PASSWORD } },
});

export async function changePassword(): Promise<AccessRequest> {
  const { http } = await createMember({});
  return {
    path: 'Accounts/change-password',
    ask: { json: { currentPassword: PASSWORD, ...NEW_PASSWORD } },
    http,
  };
}

async function createEnrolled(): Promise<{ admin: Member; secret: string }> {
  const admin = await createMember({ role: 'Admin' });
  return { admin, secret: (await enrolTwoFactor(admin)).secret };
}

export async function enterLoginCode(): Promise<AccessRequest> {
  const { admin, secret } = await createEnrolled();
  const ticket = await completeFirstStep(admin);
  return { path: 'Accounts/login-code', ask: { json: { ticket, code: await totpCode(secret) } } };
}

export async function beginTwoFactor(): Promise<AccessRequest> {
  const { http } = await createMember({ role: 'Admin' });
  return { path: 'Accounts/two-factor/begin', ask: { json: { password: PASSWORD } }, http };
}

export async function confirmTwoFactor(): Promise<AccessRequest> {
  const { http } = await createMember({ role: 'Admin' });
  const { secret } = await expectOk<TwoFactorSecretDto>(
    http.post('Accounts/two-factor/begin', { json: { password: PASSWORD } }),
  );
  return {
    path: 'Accounts/two-factor/confirm',
    ask: { json: { code: await totpCode(secret) } },
    http,
  };
}

const provePasswordAndCode = (act: string) => async (): Promise<AccessRequest> => {
  const { admin, secret } = await createEnrolled();
  return {
    path: `Accounts/two-factor/${act}`,
    ask: { json: { password: PASSWORD, code: await totpCode(secret) } },
    http: admin.http,
  };
};
export const renewRecoveryCodes = provePasswordAndCode('recovery-codes');
export const disableTwoFactor = provePasswordAndCode('disable');
