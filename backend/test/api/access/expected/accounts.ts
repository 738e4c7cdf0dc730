import type { AccountDetailDto } from '@pratiche/api';
import { expectOk } from '../../../kit/dossier-flow.js';
import {
  createRegistration,
  createRegistrationForm,
  GOOD_FILES,
} from '../../../kit/registration-fixtures.js';
import { createHeldRegistration } from '../../../kit/held-registration-fixtures.js';
import { createTwoFactorAccount } from '../../../kit/two-factor-fixtures.js';
import {
  createAccountWithFiles,
  createAccountAwaitingReview,
} from '../../../kit/profile-fixtures.js';
import {
  insertActivePackage,
  logInAs,
  createAccount,
  createPackage,
} from '../../../kit/account-fixtures.js';
import {
  askForNewPassword,
  beginTwoFactor,
  changePassword,
  checkResetLink,
  confirmTwoFactor,
  disableTwoFactor,
  endAllSessions,
  enterLoginCode,
  logIn,
  logOut,
  renewRecoveryCodes,
  resetPassword,
} from '../done/login.js';
import {
  adjustCredit,
  askForDeletion,
  changeLogo,
  changeProfile,
  changeSponsor,
  exportData,
  reactivate,
  recharge,
  withdrawDeletion,
  findByEmail,
} from '../done/own-account.js';
import {
  changeAddress,
  checkInvitation,
  completeInvited,
  confirmAddress,
  confirmAddressByHand,
  confirmContract,
  downloadTerms,
  handInPapers,
  readRegistration,
  refuseRegistration,
  resendLink,
} from '../done/registration.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const ACCOUNTS_ROUTES: RouteRows = {
  'POST /api/Accounts/login': {
    policy: 'public',
    record: 'none',
    twice: 'repeatable',
    doneRequest: logIn,
    request: ({ owner }) => ({
      path: 'Accounts/login',
      ask: { json: { Email: owner.email, Password: '' } },
    }),
  },
  'POST /api/Accounts/refresh-token': {
    policy: 'public',
    record: 'none',
    twice: 'repeatable',
    request: async ({ owner }) => {
      const { http } = await logInAs(owner);
      const cookie = [...http.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return { path: 'Accounts/refresh-token', ask: { json: {}, headers: { cookie } } };
    },
  },
  'POST /api/Accounts/login-code': {
    policy: 'public',
    record: 'none',
    twice: 'once',
    doneRequest: enterLoginCode,
    refusalLeaves: { audit_entries: 1 },
    request: () => ({ path: 'Accounts/login-code', ask: { json: { ticket: 'x', code: '' } } }),
  },
  'POST /api/Accounts/forgot-password': {
    policy: 'public',
    record: 'none',
    twice: 'repeatable',
    doneRequest: askForNewPassword,
    request: () => ({
      path: 'Accounts/forgot-password',
      ask: { json: { email: 'nessuno@example.test' } },
    }),
  },
  'POST /api/Accounts/check-reset-link': {
    policy: 'public',
    record: 'none',
    twice: 'same',
    doneRequest: checkResetLink,
    request: () => ({ path: 'Accounts/check-reset-link', ask: { json: { token: 'x' } } }),
  },
  'POST /api/Accounts/reset-password': {
    policy: 'public',
    record: 'none',
    twice: 'once',
    doneRequest: resetPassword,
    request: () => ({
      path: 'Accounts/reset-password',
      ask: { json: { token: 'x', password: '', confirmPassword: '' } },
    }),
  },
  'GET /api/Accounts/activity': {
    policy: 'session',
    record: 'none',
    request: () => toRequest('Accounts/activity'),
  },
  'GET /api/Accounts/device-keys': {
    policy: 'session',
    record: 'none',
    request: () => toRequest('Accounts/device-keys'),
  },
  'GET /api/Accounts/sessions': {
    policy: 'session',
    record: 'none',
    request: () => toRequest('Accounts/sessions'),
  },
  'DELETE /api/Accounts/sessions/:id': {
    policy: 'session',
    record: 'own',
    twice: 'once',
    request: async ({ owner }) => {
      await logInAs(owner);
      const sessions = await expectOk<{ id: number; isCurrent: boolean }[]>(
        owner.http.get('Accounts/sessions'),
      );
      return toRequest(
        `Accounts/sessions/${sessions.find(({ isCurrent }) => !isCurrent)?.id ?? 0}`,
      );
    },
  },
  'GET /api/Accounts/two-factor': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Accounts/two-factor'),
  },
  'POST /api/Accounts/two-factor/begin': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    doneRequest: beginTwoFactor,
    request: () => ({ path: 'Accounts/two-factor/begin', ask: { json: { password: '' } } }),
  },
  'POST /api/Accounts/two-factor/confirm': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    doneRequest: confirmTwoFactor,
    request: () => ({ path: 'Accounts/two-factor/confirm', ask: { json: { code: '000000' } } }),
  },
  'POST /api/Accounts/two-factor/recovery-codes': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    doneRequest: renewRecoveryCodes,
    request: () => ({
      path: 'Accounts/two-factor/recovery-codes',
      ask: { json: { password: '', code: '' } },
    }),
  },
  'POST /api/Accounts/two-factor/disable': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    doneRequest: disableTwoFactor,
    request: () => ({
      path: 'Accounts/two-factor/disable',
      ask: { json: { password: '', code: '' } },
    }),
  },
  'GET /api/Accounts/two-factor/accounts': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Accounts/two-factor/accounts'),
  },
  'POST /api/Accounts/two-factor/reset/:id': {
    policy: 'superAdmin',
    record: 'none',
    twice: 'once',
    request: async () => toRequest(`Accounts/two-factor/reset/${await createTwoFactorAccount()}`),
  },
  'POST /api/Accounts/sessions/end-all': {
    policy: 'session',
    record: 'none',
    twice: 'same',
    doneRequest: endAllSessions,
    mayComeLate: true,
    request: async ({ owner }) => {
      // A permitted call ends all sessions of the account, so the owner logs in again.
      owner.http.token = (await logInAs(owner)).http.token;
      return toRequest('Accounts/sessions/end-all');
    },
  },
  'POST /api/Accounts/logout': {
    policy: 'public',
    record: 'none',
    twice: 'same',
    doneRequest: logOut,
    request: () => ({ path: 'Accounts/logout', ask: { json: {}, headers: { cookie: 'x=1' } } }),
  },
  'POST /api/Accounts/register': {
    policy: 'public',
    record: 'none',
    twice: 'repeatable',
    leavesOne: ['accounts', 'account_files'],
    request: () => ({
      path: 'Accounts/register',
      ask: { form: createRegistrationForm(createRegistration()) },
    }),
  },
  'POST /api/Accounts/download-contract': {
    policy: 'public',
    record: 'none',
    twice: 'same',
    request: () => ({ path: 'Accounts/download-contract', ask: { json: createRegistration() } }),
  },
  'POST /api/Accounts/verify-email': {
    policy: 'public',
    record: 'none',
    twice: 'once',
    doneRequest: confirmAddress,
    request: () => ({ path: 'Accounts/verify-email', ask: { json: { token: 'x' } } }),
  },
  'POST /api/Accounts/check-verification': {
    policy: 'public',
    record: 'none',
    twice: 'same',
    doneRequest: readRegistration,
    request: () => ({ path: 'Accounts/check-verification', ask: { json: { token: 'x' } } }),
  },
  'POST /api/Accounts/refuse-registration': {
    policy: 'public',
    record: 'none',
    twice: 'once',
    doneRequest: refuseRegistration,
    request: () => ({ path: 'Accounts/refuse-registration', ask: { json: { token: 'x' } } }),
  },
  'POST /api/Accounts/resend-verification': {
    policy: 'public',
    record: 'none',
    twice: 'repeatable',
    doneRequest: resendLink,
    request: () => ({
      path: 'Accounts/resend-verification',
      ask: { json: { Email: 'nessuno@example.test' } },
    }),
  },
  'POST /api/Accounts/check-terms-link': {
    policy: 'public',
    record: 'none',
    twice: 'same',
    doneRequest: checkInvitation,
    request: ({ owner }) => ({
      path: 'Accounts/check-terms-link',
      ask: { json: { userId: owner.id, token: 'x' } },
    }),
  },
  'POST /api/Accounts/download-terms': {
    policy: 'public',
    record: 'none',
    twice: 'same',
    doneRequest: downloadTerms,
    request: ({ owner }) => ({
      path: 'Accounts/download-terms',
      ask: { json: { userId: owner.id, token: 'x' } },
    }),
  },
  'POST /api/Accounts/update-terms-and-conds': {
    policy: 'public',
    record: 'none',
    twice: 'once',
    doneRequest: completeInvited,
    request: () => ({
      path: 'Accounts/update-terms-and-conds',
      ask: { form: createRegistrationForm({}, {}) },
    }),
  },
  'POST /api/Accounts/verify-email-account/:token': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    doneRequest: confirmAddressByHand,
    request: ({ other }) => toRequest(`Accounts/verify-email-account/${other.id}`),
  },
  'POST /api/Accounts/verify-contract-account/:token': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    doneRequest: confirmContract,
    request: ({ other }) => toRequest(`Accounts/verify-contract-account/${other.id}`),
  },
  'POST /api/Accounts/revoke-contract/:id': {
    policy: 'superAdmin',
    record: 'none',
    twice: 'same',
    request: async () => ({
      path: `Accounts/revoke-contract/${(await createAccount({})).id}`,
      ask: { json: { reason: 'ended' } },
    }),
  },
  'POST /api/Accounts/refuse-contract/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async () => ({
      path: `Accounts/refuse-contract/${(await createAccount({ isContractVerified: false })).id}`,
      ask: { json: { reason: 'unsigned' } },
    }),
  },
  'GET /api/Accounts/onboarding': {
    policy: 'session',
    record: 'none',
    request: () => toRequest('Accounts/onboarding'),
  },
  'GET /api/Accounts/own-contract': {
    policy: 'session',
    record: 'none',
    request: () => toRequest('Accounts/own-contract'),
  },
  'POST /api/Accounts/contract-papers': {
    policy: 'session',
    record: 'none',
    twice: 'once',
    doneRequest: handInPapers,
    request: () => ({
      path: 'Accounts/contract-papers',
      ask: { form: createRegistrationForm({}, { contract: GOOD_FILES.contract }) },
    }),
  },
  'POST /api/Accounts/change-registration-address': {
    policy: 'public',
    record: 'none',
    twice: 'repeatable',
    doneRequest: changeAddress,
    leavesOne: ['accounts'],
    request: () => ({
      path: 'Accounts/change-registration-address',
      ask: { json: { key: 'x'.repeat(43), Email: 'nessuno@example.test' } },
    }),
  },
  'GET /api/Accounts/held-registrations': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Accounts/held-registrations'),
  },
  'GET /api/Accounts/held-registrations/:id/documents': {
    policy: 'backOffice',
    record: 'none',
    request: async () =>
      toRequest(`Accounts/held-registrations/${await createHeldRegistration()}/documents`),
  },
  'POST /api/Accounts/held-registrations/:id/prefer': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async () =>
      toRequest(`Accounts/held-registrations/${await createHeldRegistration()}/prefer`),
  },
  'POST /api/Accounts/held-registrations/:id/keep-first': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async () =>
      toRequest(`Accounts/held-registrations/${await createHeldRegistration()}/keep-first`),
  },
  'POST /api/Accounts/pre-create': {
    policy: 'backOffice',
    record: 'none',
    twice: 'repeatable',
    leavesOne: ['accounts', 'audit_entries'],
    request: () => ({ path: 'Accounts/pre-create', ask: { json: createRegistration() } }),
  },
  'GET /api/Accounts/:id': {
    policy: 'session',
    record: 'account',
    request: ({ owner }) => toRequest(`Accounts/${owner.id}`),
  },
  'PUT /api/Accounts': {
    policy: 'fitter',
    record: 'none',
    twice: 'once',
    doneRequest: changeProfile,
    request: () => ({ path: 'Accounts', ask: { form: createRegistrationForm({}, {}) } }),
  },
  'PUT /api/Accounts/logo': {
    policy: 'fitter',
    record: 'none',
    twice: 'repeatable',
    doneRequest: changeLogo,
    request: () => ({ path: 'Accounts/logo', ask: { json: { logo: '' } } }),
  },
  'POST /api/Accounts/change-password': {
    policy: 'session',
    record: 'none',
    twice: 'once',
    doneRequest: changePassword,
    request: () => ({
      path: 'Accounts/change-password',
      ask: {
        json: {
          currentPassword: 'x',
          password: 'Altra-Prova-2026!',
          confirmPassword: 'Altra-Prova-2026!',
        },
      },
    }),
  },
  'POST /api/Accounts/data-export': {
    policy: 'session',
    record: 'none',
    twice: 'same',
    doneRequest: exportData,
    request: () => toRequest('Accounts/data-export'),
  },
  'POST /api/Accounts/request-deletion': {
    policy: 'session',
    record: 'none',
    twice: 'same',
    doneRequest: askForDeletion,
    request: () => ({ path: 'Accounts/request-deletion', ask: { json: { password: 'x' } } }),
  },
  'POST /api/Accounts/withdraw-deletion': {
    policy: 'session',
    record: 'none',
    twice: 'same',
    doneRequest: withdrawDeletion,
    request: () => toRequest('Accounts/withdraw-deletion'),
  },
  'GET /api/Accounts/get-all-gird': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Accounts/get-all-gird'),
  },
  'GET /api/Accounts/test-email': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Accounts/test-email'),
  },
  'POST /api/Accounts/get-by-email': {
    policy: 'backOffice',
    record: 'none',
    twice: 'repeatable',
    doneRequest: findByEmail,
    request: ({ owner }) => ({
      path: 'Accounts/get-by-email',
      ask: { json: { Email: owner.email } },
    }),
  },
  'POST /api/Accounts/change-sponsor': {
    policy: 'backOffice',
    record: 'none',
    twice: 'repeatable',
    doneRequest: changeSponsor,
    request: ({ owner }) => ({
      path: 'Accounts/change-sponsor',
      ask: { json: { UserId: owner.id, Sponsor: 'Fiera' } },
    }),
  },
  'POST /api/Accounts/suspend/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    request: async () => toRequest(`Accounts/suspend/${(await createAccount({})).id}`),
  },
  'POST /api/Accounts/unsuspend/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    doneRequest: reactivate,
    request: async () => toRequest(`Accounts/unsuspend/${(await createAccount({})).id}`),
  },
  'POST /api/Accounts/change-role/:id': {
    policy: 'superAdmin',
    record: 'none',
    twice: 'once',
    request: async () => ({
      path: `Accounts/change-role/${(await createAccount({ role: 'Admin' })).id}`,
      ask: { json: { from: 'Admin', to: 'SuperAdmin' } },
    }),
  },
  'POST /api/Accounts/change-operator/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    request: async () => ({
      path: `Accounts/change-operator/${(await createAccount({})).id}`,
      ask: { json: { operatorId: (await createAccount({ role: 'Admin' })).id } },
    }),
  },
  'POST /api/Accounts/refuse-deletion/:id': {
    policy: 'superAdmin',
    record: 'none',
    twice: 'once',
    request: async () => ({
      path: `Accounts/refuse-deletion/${await createAccountAwaitingReview()}`,
      ask: { json: { reason: 'Prova' } },
    }),
  },
  'GET /api/Accounts/download/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async () => toRequest(`Accounts/download/${await createAccountWithFiles()}`),
  },
  'GET /api/Accounts/office-waiting': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Accounts/office-waiting'),
  },
  'GET /api/Accounts/papers/:id/:fileId': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ http }) => {
      const id = await createAccountWithFiles();
      const { papers } = await expectOk<AccountDetailDto>(http.admin.get(`Accounts/${id}`));
      return toRequest(`Accounts/papers/${id}/${papers[0]?.id ?? 0}`);
    },
  },
  'DELETE /api/Accounts/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async () => toRequest(`Accounts/${(await createAccount({})).id}`),
  },
  'GET /api/Accounts/credit': {
    policy: 'purchase',
    record: 'none',
    request: () => toRequest('Accounts/credit'),
  },
  'GET /api/Accounts/get-active-packages/:id': {
    policy: 'purchaseOrBackOffice',
    record: 'account',
    request: ({ owner }) => toRequest(`Accounts/get-active-packages/${owner.id}`),
  },
  'POST /api/Accounts/recharge/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    doneRequest: recharge,
    request: async ({ owner }) => ({
      path: `Accounts/recharge/${owner.id}`,
      ask: { json: { id: await createPackage({ credits: 10 }) } },
    }),
  },

  'GET /api/Accounts/credit-congruita-spesa': {
    policy: 'purchase',
    record: 'none',
    request: () => toRequest('Accounts/credit-congruita-spesa'),
  },
  'POST /api/Accounts/adjust-credit/:id': {
    policy: 'superAdmin',
    record: 'none',
    twice: 'same',
    doneRequest: adjustCredit,
    request: async ({ owner }) => ({
      path: `Accounts/adjust-credit/${owner.id}`,
      ask: {
        json: {
          activePackageId: await insertActivePackage(owner.id, { credits: 5 }),
          credits: 1,
          reason: 'Prova',
        },
      },
    }),
  },
  'GET /api/Accounts/get-all-excel': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Accounts/get-all-excel?search=nessun-account'),
  },
  'POST /api/Accounts/get-all-excel': {
    policy: 'backOffice',
    record: 'none',
    twice: 'repeatable',
    request: () => toRequest('Accounts/get-all-excel?search=nessun-account'),
  },
};
