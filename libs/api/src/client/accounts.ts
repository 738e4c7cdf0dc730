import type { PROFILE_FILES, Profile } from '@pratiche/domain';
import type {
  Account,
  AccountDetail,
  AccountRow,
  ActivePackage,
  Said,
  SecondStep,
  SessionUser,
  Work,
} from '../types/index.js';
import { download, json, nothing, page, type Page } from './answers.js';
import type { Send } from './request.js';

export const accountsClient = (send: Send) => ({
  login: (email: string, password: string) =>
    json<SessionUser | SecondStep>(
      send('Accounts/login', {
        method: 'POST',
        body: { Email: email, Password: password },
        anonymous: true,
      }),
    ),
  /** Rotates the refresh cookie; 401 when the session is over. */
  refreshToken: () =>
    json<SessionUser>(
      send('Accounts/refresh-token', { method: 'POST', body: {}, anonymous: true }),
    ),
  logout: () => nothing(send('Accounts/logout', { method: 'POST', body: {}, anonymous: true })),
  get: (id: number) => json<AccountDetail>(send(`Accounts/${id}`)),
  /**
   * Updates the user's own profile, with new identity documents if there are any.
   * @param profile with the time it was read as `updated`
   */
  change: (profile: Profile & { updated: string }, files: ProfileUploads) =>
    json<Account>(send('Accounts', { method: 'PUT', form: profileForm(profile, files) })),
  changePassword: (change: {
    currentPassword: string;
    password: string;
    confirmPassword: string;
  }) => json<Said>(post(send, 'change-password', change)),
  exportData: (key: string) =>
    json<Work>(
      send('Accounts/data-export', { method: 'POST', headers: { 'idempotency-key': key } }),
    ),
  requestDeletion: (password: string) => json<Said>(post(send, 'request-deletion', { password })),
  withdrawDeletion: () => json<Said>(post(send, 'withdraw-deletion')),
  /** Sum of the residual credits of all active packages. */
  credit: () => json<number>(send('Accounts/credit')),
  activePackages: (id: number) => json<ActivePackage[]>(send(`Accounts/get-active-packages/${id}`)),
  /** Back office from here on. */
  page: (query: object): Promise<Page<AccountRow>> =>
    page<AccountRow>(send('Accounts/get-all-gird', { query })),
  changeSponsor: (UserId: number, Sponsor: string | null) =>
    json<Account>(post(send, 'change-sponsor', { UserId, Sponsor })),
  suspend: (id: number) => json<Account>(post(send, `suspend/${id}`)),
  unsuspend: (id: number) => json<Account>(post(send, `unsuspend/${id}`)),
  refuseDeletion: (id: number, reason: string) =>
    nothing(post(send, `refuse-deletion/${id}`, { reason })),
  remove: (id: number) => nothing(send(`Accounts/${id}`, { method: 'DELETE' })),
  /** Identity document and contract as a zip. */
  documents: (id: number) => download(send(`Accounts/download/${id}`)),
  recharge: (id: number, offer: { id: number; numCredits?: number }, key: string) =>
    json<ActivePackage>(
      send(`Accounts/recharge/${id}`, {
        method: 'POST',
        body: offer,
        headers: { 'idempotency-key': key },
      }),
    ),
  /** SuperAdmin only: negative `credits` are deducted; the owner reads the reason. */
  adjustCredit: (
    id: number,
    adjustment: { activePackageId: number; credits: number; reason: string },
    key: string,
  ) =>
    json<ActivePackage>(
      send(`Accounts/adjust-credit/${id}`, {
        method: 'POST',
        body: adjustment,
        headers: { 'idempotency-key': key },
      }),
    ),
});

export type ProfileUploads = Partial<Record<(typeof PROFILE_FILES)[number], File>>;

const post = (send: Send, call: string, body: unknown = {}) =>
  send(`Accounts/${call}`, { method: 'POST', body });

function profileForm(profile: Profile, files: ProfileUploads): FormData {
  const form = new FormData();
  // Data first: errors in it are reported before any file is sent.
  form.set('user', JSON.stringify(profile));
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  return form;
}
