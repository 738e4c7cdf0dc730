import type {
  OwnSession,
  RecoveryCodes,
  Said,
  SecondStep,
  SessionUser,
  TwoFactorAccount,
  TwoFactorSecret,
  TwoFactorState,
} from '../types/index.js';
import { json, nothing } from './answers.js';
import type { Send } from './request.js';

/** Password recovery, the user's own sessions, and the second step of the login. */
export const sessionsClient = (send: Send) => ({
  loginCode: (ticket: string, code: string) =>
    json<SessionUser | SecondStep>(open(send, 'login-code', { ticket, code })),
  forgotPassword: (email: string) => json<Said>(open(send, 'forgot-password', { email })),
  /** 400 for a link that does not hold. */
  checkResetLink: (token: string) => json<Said>(open(send, 'check-reset-link', { token })),
  resetPassword: (token: string, password: string, confirmPassword: string) =>
    json<Said>(open(send, 'reset-password', { token, password, confirmPassword })),
  list: () => json<OwnSession[]>(send('Accounts/sessions')),
  end: (id: number) => nothing(send(`Accounts/sessions/${id}`, { method: 'DELETE' })),
  endAll: () => nothing(post(send, 'sessions/end-all', {})),
  twoFactor: () => json<TwoFactorState>(send('Accounts/two-factor')),
  beginTwoFactor: (password: string) =>
    json<TwoFactorSecret>(post(send, 'two-factor/begin', { password })),
  confirmTwoFactor: (code: string) =>
    json<RecoveryCodes>(post(send, 'two-factor/confirm', { code })),
  renewRecoveryCodes: (password: string, code: string) =>
    json<RecoveryCodes>(post(send, 'two-factor/recovery-codes', { password, code })),
  disableTwoFactor: (password: string, code: string) =>
    nothing(post(send, 'two-factor/disable', { password, code })),
  /** SuperAdmin. */
  twoFactorAccounts: () => json<TwoFactorAccount[]>(send('Accounts/two-factor/accounts')),
  resetTwoFactor: (id: number) => nothing(post(send, `two-factor/reset/${id}`, {})),
});

const post = (send: Send, path: string, body: unknown) =>
  send(`Accounts/${path}`, { method: 'POST', body });
const open = (send: Send, path: string, body: unknown) =>
  send(`Accounts/${path}`, { method: 'POST', body, anonymous: true });
