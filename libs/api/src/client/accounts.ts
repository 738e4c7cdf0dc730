import type { Account, ActivePackage, SecondStep, SessionUser } from '../types/index.js';
import { json, nothing } from './answers.js';
import type { Send } from './request.js';

export const accountsClient = (send: Send) => ({
  login: (email: string, password: string) =>
    json<SessionUser | SecondStep>(send('Accounts/login', { method: 'POST', body: { Email: email, Password: password }, anonymous: true })),
  /** Rotates the refresh cookie; 401 when the session is over. */
  refreshToken: () => json<SessionUser>(send('Accounts/refresh-token', { method: 'POST', body: {}, anonymous: true })),
  logout: () => nothing(send('Accounts/logout', { method: 'POST', body: {}, anonymous: true })),
  get: (id: number) => json<Account>(send(`Accounts/${id}`)),
  /** Sum of the residual credits of all active packages. */
  credit: () => json<number>(send('Accounts/credit')),
  activePackages: (id: number) => json<ActivePackage[]>(send(`Accounts/get-active-packages/${id}`)),
});
