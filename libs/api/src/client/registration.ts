import type {
  ContractRevocation,
  PrecreationRole,
  RegistrationFile,
  RegistrationForm,
  TermsForm,
} from '@pratiche/domain';
import type {
  Account,
  PendingRegistration,
  Precreated,
  Said,
  TermsAccount,
} from '../types/index.js';
import { download, json } from './answers.js';
import type { ClientOptions, Send } from './request.js';
import { sendForm, type Progress } from './upload.js';

export type RegistrationUploads = Partial<Record<RegistrationFile, File>>;

/** A link to complete a pre-created account. */
export interface TermsLink {
  userId: number;
  token: string;
}

/** How an account comes to be. All but the back office's calls need no login. */
export const registrationClient = (send: Send, options: ClientOptions) => ({
  register: (user: RegistrationForm, files: RegistrationUploads, onProgress?: Progress) =>
    sendForm<Said>(options, 'Accounts/register', formOf(user, files), null, onProgress),
  contract: (user: Omit<RegistrationForm, 'password' | 'confirmPassword'>) =>
    download(post(send, 'Accounts/download-contract', user)),
  verifyEmail: (token: string) => json<Said>(post(send, 'Accounts/verify-email', { token })),
  checkVerification: (token: string) =>
    json<PendingRegistration>(post(send, 'Accounts/check-verification', { token })),
  refuseRegistration: (token: string) =>
    json<Said>(post(send, 'Accounts/refuse-registration', { token })),
  resendVerification: (Email: string) =>
    json<Said>(post(send, 'Accounts/resend-verification', { Email })),
  termsAccount: (link: TermsLink) =>
    json<TermsAccount>(post(send, 'Accounts/check-terms-link', link)),
  terms: (link: TermsLink) => download(post(send, 'Accounts/download-terms', link)),
  acceptTerms: (
    user: Partial<TermsForm> & TermsLink,
    files: RegistrationUploads,
    onProgress?: Progress,
  ) =>
    sendForm<Said>(
      options,
      'Accounts/update-terms-and-conds',
      formOf(user, files),
      null,
      onProgress,
    ),
  /** Back office. */
  verifyEmailOf: (id: number) =>
    json<Account>(send(`Accounts/verify-email-account/${id}`, { method: 'POST' })),
  verifyContractOf: (id: number) =>
    json<Account>(send(`Accounts/verify-contract-account/${id}`, { method: 'POST' })),
  /** SuperAdmin. */
  revokeContractOf: (id: number, revocation: { reason: ContractRevocation; note: string | null }) =>
    json<Account>(send(`Accounts/revoke-contract/${id}`, { method: 'POST', body: revocation })),
  precreate: (
    account: Partial<RegistrationForm> & {
      role?: PrecreationRole;
      isContractVerified?: boolean;
      isKnownCompany?: boolean;
    },
  ) => json<Precreated>(send('Accounts/pre-create', { method: 'POST', body: account })),
});

const post = (send: Send, path: string, body: unknown) =>
  send(path, { method: 'POST', body, anonymous: true });

function formOf(user: unknown, files: RegistrationUploads): FormData {
  const form = new FormData();
  // Data first: errors in it are reported before any file is sent.
  form.set('user', JSON.stringify(user));
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  return form;
}
