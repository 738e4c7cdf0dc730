import type {
  CallerName,
  AccessFixtures,
  Outcome,
  AccessRequest,
} from '../../kit/access-fixtures.js';
import { ecobonusForm, ORTENSIA, schermatura } from '../../kit/dossier-fixtures.js';
import { pdf } from '../../kit/file-fixtures.js';
import {
  lastStep,
  expectOk,
  createReadyDossier,
  save,
  createSentDossier,
  upload,
} from '../../kit/dossier-flow.js';
import { createLink } from '../../kit/beneficiary-link-fixtures.js';
import {
  createAdminUploadForm,
  createMessageForm,
  createRejectForm,
  createUploadForm,
} from '../../kit/multipart-forms.js';
import { portal } from '../../kit/portal.js';
import { createRegistration, createRegistrationForm } from '../../kit/registration-fixtures.js';
import { createCsvForm, insertMunicipalityImport } from '../../kit/csv-fixtures.js';
import { createLibraryForm, newLibraryFile } from '../../kit/library-fixtures.js';
import { taxCode } from '../../kit/tax-code.js';
import { createSavedView, savedViewInput } from '../../kit/saved-view-fixtures.js';
import { createTwoFactorAccount } from '../../kit/two-factor-fixtures.js';
import { insertBackgroundTask } from '../../kit/background-task-fixtures.js';
import { insertDeadJob, createUnsubscribeToken } from '../../kit/mail-fixtures.js';
import { requestDocumentAgain, findItemId } from '../../kit/message-fixtures.js';
import { createAccountWithFiles, createAccountAwaitingReview } from '../../kit/profile-fixtures.js';
import {
  insertActivePackage,
  logInAs,
  createAccount,
  createPackage,
  createMember,
} from '../../kit/account-fixtures.js';

/** Callers a policy lets through; written down here anew, not read from the matrix under test. */
const ALLOWED_CALLERS: Record<string, readonly CallerName[]> = {
  public: ['anonymous', 'otherFitter', 'owner', 'unverified', 'buyer', 'admin', 'superAdmin'],
  beneficiaryLink: [
    'anonymous',
    'otherFitter',
    'owner',
    'unverified',
    'buyer',
    'admin',
    'superAdmin',
  ],
  session: ['otherFitter', 'owner', 'unverified', 'buyer', 'admin', 'superAdmin'],
  fitter: ['otherFitter', 'owner'],
  purchase: ['otherFitter', 'owner', 'buyer'],
  backOffice: ['admin', 'superAdmin'],
  fitterOrBackOffice: ['otherFitter', 'owner', 'admin', 'superAdmin'],
  purchaseOrBackOffice: ['otherFitter', 'owner', 'buyer', 'admin', 'superAdmin'],
  superAdmin: ['superAdmin'],
};

/** Whose record a route touches. `account`: only that account and the back office; `dossier`: its owner and the back office. */
export type AccessRecord = 'none' | 'own' | 'account' | 'dossier';

export interface AccessRow {
  policy: keyof typeof ALLOWED_CALLERS;
  record: AccessRecord;
  /** Makes what the request needs and answers the request; run anew after every caller whom a write let in. */
  request: (cast: AccessFixtures) => Promise<AccessRequest> | AccessRequest;
}

const BACK_OFFICE: readonly CallerName[] = ['admin', 'superAdmin'];

/** What each caller must get, from the policy and from whose record it is. */
export function expectedOutcome({ policy, record }: AccessRow, caller: CallerName): Outcome {
  const mayCall = ALLOWED_CALLERS[policy]?.includes(caller) ?? false;
  if (!mayCall) return caller === 'anonymous' ? 401 : 403;
  if (record === 'none' || caller === 'owner') return 'in';
  if (record === 'own') return caller === 'anonymous' ? 'in' : 404;
  return BACK_OFFICE.includes(caller) ? 'in' : 404;
}

const toRequest = (text: string): AccessRequest => ({ path: text });
const createDraft = ({ owner }: AccessFixtures) => save(owner.http, ecobonusForm());

/** Every route of the API. A route that is not here fails the test, and so does a row whose route is gone. */
export const ROUTES: Record<string, AccessRow> = {
  'GET /api/health/live': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('health/live'),
  },
  'GET /api/health/ready': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('health/ready'),
  },

  'POST /api/Accounts/login': {
    policy: 'public',
    record: 'none',
    request: ({ owner }) => ({
      path: 'Accounts/login',
      ask: { json: { Email: owner.email, Password: '' } },
    }),
  },
  'POST /api/Accounts/refresh-token': {
    policy: 'public',
    record: 'none',
    request: async ({ owner }) => {
      const { http } = await logInAs(owner);
      const cookie = [...http.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return { path: 'Accounts/refresh-token', ask: { json: {}, headers: { cookie } } };
    },
  },
  'POST /api/Accounts/login-code': {
    policy: 'public',
    record: 'none',
    request: () => ({ path: 'Accounts/login-code', ask: { json: { ticket: 'x', code: '' } } }),
  },
  'POST /api/Accounts/forgot-password': {
    policy: 'public',
    record: 'none',
    request: () => ({
      path: 'Accounts/forgot-password',
      ask: { json: { email: 'nessuno@example.test' } },
    }),
  },
  'POST /api/Accounts/check-reset-link': {
    policy: 'public',
    record: 'none',
    request: () => ({ path: 'Accounts/check-reset-link', ask: { json: { token: 'x' } } }),
  },
  'POST /api/Accounts/reset-password': {
    policy: 'public',
    record: 'none',
    request: () => ({
      path: 'Accounts/reset-password',
      ask: { json: { token: 'x', password: '', confirmPassword: '' } },
    }),
  },
  'GET /api/Accounts/sessions': {
    policy: 'session',
    record: 'none',
    request: () => toRequest('Accounts/sessions'),
  },
  'DELETE /api/Accounts/sessions/:id': {
    policy: 'session',
    record: 'own',
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
    request: () => ({ path: 'Accounts/two-factor/begin', ask: { json: { password: '' } } }),
  },
  'POST /api/Accounts/two-factor/confirm': {
    policy: 'backOffice',
    record: 'none',
    request: () => ({ path: 'Accounts/two-factor/confirm', ask: { json: { code: '000000' } } }),
  },
  'POST /api/Accounts/two-factor/recovery-codes': {
    policy: 'backOffice',
    record: 'none',
    request: () => ({
      path: 'Accounts/two-factor/recovery-codes',
      ask: { json: { password: '', code: '' } },
    }),
  },
  'POST /api/Accounts/two-factor/disable': {
    policy: 'backOffice',
    record: 'none',
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
    request: async () => toRequest(`Accounts/two-factor/reset/${await createTwoFactorAccount()}`),
  },
  'POST /api/Accounts/sessions/end-all': {
    policy: 'session',
    record: 'none',
    request: async ({ owner }) => {
      // Whoever is let in is out afterwards everywhere: the owner comes back with a new session.
      owner.http.token = (await logInAs(owner)).http.token;
      return toRequest('Accounts/sessions/end-all');
    },
  },
  'POST /api/Accounts/logout': {
    policy: 'public',
    record: 'none',
    request: () => ({ path: 'Accounts/logout', ask: { json: {}, headers: { cookie: 'x=1' } } }),
  },
  'POST /api/Accounts/register': {
    policy: 'public',
    record: 'none',
    request: () => ({
      path: 'Accounts/register',
      ask: { form: createRegistrationForm(createRegistration()) },
    }),
  },
  'POST /api/Accounts/download-contract': {
    policy: 'public',
    record: 'none',
    request: () => ({ path: 'Accounts/download-contract', ask: { json: createRegistration() } }),
  },
  'POST /api/Accounts/verify-email': {
    policy: 'public',
    record: 'none',
    request: () => ({ path: 'Accounts/verify-email', ask: { json: { token: 'x' } } }),
  },
  'POST /api/Accounts/check-verification': {
    policy: 'public',
    record: 'none',
    request: () => ({ path: 'Accounts/check-verification', ask: { json: { token: 'x' } } }),
  },
  'POST /api/Accounts/refuse-registration': {
    policy: 'public',
    record: 'none',
    request: () => ({ path: 'Accounts/refuse-registration', ask: { json: { token: 'x' } } }),
  },
  'POST /api/Accounts/resend-verification': {
    policy: 'public',
    record: 'none',
    request: () => ({
      path: 'Accounts/resend-verification',
      ask: { json: { Email: 'nessuno@example.test' } },
    }),
  },
  'POST /api/Accounts/check-terms-link': {
    policy: 'public',
    record: 'none',
    request: ({ owner }) => ({
      path: 'Accounts/check-terms-link',
      ask: { json: { userId: owner.id, token: 'x' } },
    }),
  },
  'POST /api/Accounts/download-terms': {
    policy: 'public',
    record: 'none',
    request: ({ owner }) => ({
      path: 'Accounts/download-terms',
      ask: { json: { userId: owner.id, token: 'x' } },
    }),
  },
  'POST /api/Accounts/update-terms-and-conds': {
    policy: 'public',
    record: 'none',
    request: () => ({
      path: 'Accounts/update-terms-and-conds',
      ask: { form: createRegistrationForm({}, {}) },
    }),
  },
  'POST /api/Accounts/verify-email-account/:token': {
    policy: 'backOffice',
    record: 'none',
    request: ({ other }) => toRequest(`Accounts/verify-email-account/${other.id}`),
  },
  'POST /api/Accounts/verify-contract-account/:token': {
    policy: 'backOffice',
    record: 'none',
    request: ({ other }) => toRequest(`Accounts/verify-contract-account/${other.id}`),
  },
  'POST /api/Accounts/revoke-contract/:id': {
    policy: 'superAdmin',
    record: 'none',
    request: async () => ({
      path: `Accounts/revoke-contract/${(await createAccount({})).id}`,
      ask: { json: { reason: 'ended' } },
    }),
  },
  'POST /api/Accounts/pre-create': {
    policy: 'backOffice',
    record: 'none',
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
    request: () => ({ path: 'Accounts', ask: { form: createRegistrationForm({}, {}) } }),
  },
  'POST /api/Accounts/change-password': {
    policy: 'session',
    record: 'none',
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
    request: () => toRequest('Accounts/data-export'),
  },
  'POST /api/Accounts/request-deletion': {
    policy: 'session',
    record: 'none',
    request: () => ({ path: 'Accounts/request-deletion', ask: { json: { password: 'x' } } }),
  },
  'POST /api/Accounts/withdraw-deletion': {
    policy: 'session',
    record: 'none',
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
    request: ({ owner }) => ({
      path: 'Accounts/get-by-email',
      ask: { json: { Email: owner.email } },
    }),
  },
  'POST /api/Accounts/change-sponsor': {
    policy: 'backOffice',
    record: 'none',
    request: ({ owner }) => ({
      path: 'Accounts/change-sponsor',
      ask: { json: { UserId: owner.id, Sponsor: 'Fiera' } },
    }),
  },
  'POST /api/Accounts/suspend/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async () => toRequest(`Accounts/suspend/${(await createAccount({})).id}`),
  },
  'POST /api/Accounts/unsuspend/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async () => toRequest(`Accounts/unsuspend/${(await createAccount({})).id}`),
  },
  'POST /api/Accounts/refuse-deletion/:id': {
    policy: 'superAdmin',
    record: 'none',
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
  'DELETE /api/Accounts/:id': {
    policy: 'backOffice',
    record: 'none',
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
    request: async ({ owner }) => ({
      path: `Accounts/recharge/${owner.id}`,
      ask: { json: { id: await createPackage({ credits: 10 }) } },
    }),
  },

  'GET /api/Module/sendToClient/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) =>
      toRequest(`Module/sendToClient/${(await createDraft(cast)).id}?email=cliente@example.test`),
  },
  'POST /api/Module/beneficiaryLink/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => toRequest(`Module/beneficiaryLink/${(await createDraft(cast)).id}`),
  },
  'GET /api/Module/beneficiaryLink/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => toRequest(`Module/beneficiaryLink/${(await createDraft(cast)).id}`),
  },
  'DELETE /api/Module/beneficiaryLink/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => toRequest(`Module/beneficiaryLink/${(await createDraft(cast)).id}`),
  },
  'GET /api/Module/getModuleByToken/:id/:token': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) => {
      const { id } = await createDraft(cast);
      return toRequest(`Module/getModuleByToken/${id}/${(await createLink(cast.owner, id)).token}`);
    },
  },
  'PUT /api/Module/updateByBeneficiary/:token': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) => {
      const { id, version } = await createDraft(cast);
      return {
        path: `Module/updateByBeneficiary/${(await createLink(cast.owner, id)).token}`,
        ask: { json: { id, version } },
      };
    },
  },
  'POST /api/Module/finishByBeneficiary/:token': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) =>
      toRequest(
        `Module/finishByBeneficiary/${(await createLink(cast.owner, (await createDraft(cast)).id)).token}`,
      ),
  },
  'GET /api/Module/getDataFromSSNByToken/:token/:ssn': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) =>
      toRequest(
        `Module/getDataFromSSNByToken/${(await createLink(cast.owner, (await createDraft(cast)).id)).token}/${taxCode(ORTENSIA)}`,
      ),
  },

  'GET /api/Accounts/credit-congruita-spesa': {
    policy: 'purchase',
    record: 'none',
    request: () => toRequest('Accounts/credit-congruita-spesa'),
  },
  'POST /api/Accounts/adjust-credit/:id': {
    policy: 'superAdmin',
    record: 'none',
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
  'GET /api/Payments/:id': {
    policy: 'purchase',
    record: 'none',
    request: async () => toRequest(`Payments/${await createPackage({ credits: 10 })}`),
  },

  'PUT /api/Module': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => {
      const { id, version } = await createDraft(cast);
      return { path: 'Module', ask: { json: { id, version } } };
    },
  },
  'PUT /api/Module/lastStepDraft': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => {
      const { id, version } = await createDraft(cast);
      return { path: 'Module/lastStepDraft', ask: { json: { id, version } } };
    },
  },
  'GET /api/Module/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => toRequest(`Module/${await createSentDossier(owner)}`),
  },
  'GET /api/Module/history/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => toRequest(`Module/history/${await createSentDossier(owner)}`),
  },
  'GET /api/Module/download/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => toRequest(`Module/download/${await createSentDossier(owner)}`),
  },
  'POST /api/module/downloads': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => ({
      path: 'module/downloads',
      ask: { json: { ids: [await createSentDossier(owner)] } },
    }),
  },
  'POST /api/module/generate-documents': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => ({
      path: 'module/generate-documents',
      ask: { json: { id: await createSentDossier(owner) } },
    }),
  },
  'GET /api/module/downloadDocsCompilatore/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => {
      const { id } = await save(
        owner.http,
        ecobonusForm({ manufatti: { serramenti: [], schermature: [schermatura()], chiusure: [] } }),
      );
      return toRequest(`module/downloadDocsCompilatore/${id}`);
    },
  },
  'GET /api/Module/count': {
    policy: 'fitter',
    record: 'none',
    request: () => toRequest('Module/count'),
  },
  'GET /api/Module/getAll': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: () => toRequest('Module/getAll?state=ELABORATED'),
  },
  'GET /api/Module/getDataFromSSN/:ssn': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: () => toRequest(`Module/getDataFromSSN/${taxCode(ORTENSIA)}`),
  },
  'GET /api/module/operators': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('module/operators'),
  },
  'POST /api/module/accept': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => ({
      path: 'module/accept',
      ask: { json: { ids: [await createSentDossier(owner)] } },
    }),
  },
  'POST /api/module/assign': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => ({
      path: 'module/assign',
      ask: { json: { ids: [await createSentDossier(owner)], operatorId: null } },
    }),
  },
  'GET /api/Module/board': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/board'),
  },
  'GET /api/Module/views': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/views?list=RECEIVED'),
  },
  'POST /api/Module/views': {
    policy: 'backOffice',
    record: 'none',
    request: () => ({ path: 'Module/views', ask: { json: savedViewInput() } }),
  },
  'PUT /api/Module/views/:id': {
    policy: 'backOffice',
    record: 'own',
    request: async () => ({
      path: `Module/views/${await createSavedView((await createMember({ role: 'Admin' })).http)}`,
      ask: { json: savedViewInput() },
    }),
  },
  'DELETE /api/Module/views/:id': {
    policy: 'backOffice',
    record: 'own',
    request: async () =>
      toRequest(
        `Module/views/${await createSavedView((await createMember({ role: 'Admin' })).http)}`,
      ),
  },
  'POST /api/Module/send/:id': {
    policy: 'fitter',
    record: 'own',
    request: async ({ owner }) => toRequest(`Module/send/${(await createReadyDossier(owner)).id}`),
  },
  'POST /api/Module/duplicate/:id': {
    policy: 'fitter',
    record: 'own',
    request: async ({ owner }) => toRequest(`Module/duplicate/${await createSentDossier(owner)}`),
  },
  'DELETE /api/Module/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => toRequest(`Module/${(await createDraft(cast)).id}`),
  },
  'POST /api/Module/restore/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => {
      const { id } = await createDraft(cast);
      await cast.owner.http.delete(`Module/${id}`);
      return toRequest(`Module/restore/${id}`);
    },
  },
  'PATCH /api/Module/updateModuleStatus': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => ({
      path: 'Module/updateModuleStatus',
      ask: { json: { id: await createSentDossier(owner), status: { code: 'ACCEPTED' } } },
    }),
  },
  'POST /api/Module/rejectmodule': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => ({
      path: 'Module/rejectmodule',
      ask: { form: createRejectForm(await createSentDossier(owner), 'WAITING', 'Motivo') },
    }),
  },
  'POST /api/Module/xml/preview': {
    policy: 'fitter',
    record: 'none',
    request: () => ({
      path: 'Module/xml/preview',
      ask: { raw: '<x/>', headers: { 'content-type': 'text/xml' } },
    }),
  },
  'GET /api/Module/xml/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => toRequest(`Module/xml/${await createSentDossier(owner)}`),
  },
  'GET /api/Module/prefilled/:id/:code': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) =>
      toRequest(`Module/prefilled/${await createSentDossier(owner)}/DELEGA`),
  },
  'GET /api/Module/messages/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => toRequest(`Module/messages/${await createSentDossier(owner)}`),
  },
  'POST /api/Module/messages/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => ({
      path: `Module/messages/${await createSentDossier(owner)}`,
      ask: { form: createMessageForm('Buongiorno') },
    }),
  },
  'POST /api/Module/messages/:id/read': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => ({
      path: `Module/messages/${await createSentDossier(owner)}/read`,
      ask: { json: { lastId: 1 } },
    }),
  },
  'GET /api/Module/documents/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => toRequest(`Module/documents/${await createSentDossier(owner)}`),
  },
  'POST /api/Module/documentRequests/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner, http }) => {
      const id = await createSentDossier(owner);
      return {
        path: `Module/documentRequests/${id}`,
        ask: { json: { itemId: await findItemId(http.admin, id), text: 'Illeggibile' } },
      };
    },
  },
  'DELETE /api/Module/documentRequests/:id/:requestId': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner, http }) => {
      const id = await createSentDossier(owner);
      return toRequest(
        `Module/documentRequests/${id}/${(await requestDocumentAgain(http.admin, id)).id}`,
      );
    },
  },
  'POST /api/Module/documentRequests/:id/:requestId/answer': {
    policy: 'fitter',
    record: 'own',
    request: async ({ owner, http }) => {
      const id = await createSentDossier(owner);
      const request = await requestDocumentAgain(http.admin, id);
      await upload(owner, id, request.itemId);
      return { path: `Module/documentRequests/${id}/${request.id}/answer`, ask: { json: {} } };
    },
  },
  'GET /api/Module/deduction-estimate/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) =>
      toRequest(`Module/deduction-estimate/${await createSentDossier(owner)}`),
  },
  'GET /api/Library/guides': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('Library/guides'),
  },
  'GET /api/Library/guides/:key': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('Library/guides/manuale-utente'),
  },
  'GET /api/Library/useful-documents': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: () => toRequest('Library/useful-documents'),
  },
  'GET /api/Library/download/:id': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: async ({ http }) =>
      toRequest(`Library/download/${(await newLibraryFile(http.admin)).id}`),
  },
  'GET /api/Library': { policy: 'backOffice', record: 'none', request: () => toRequest('Library') },
  'POST /api/Library': {
    policy: 'backOffice',
    record: 'none',
    request: () => ({ path: 'Library', ask: { form: createLibraryForm({ isPublished: false }) } }),
  },
  'PUT /api/Library/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ http }) => ({
      path: `Library/${(await newLibraryFile(http.admin)).id}`,
      ask: { form: createLibraryForm({ isPublished: false }, null) },
    }),
  },
  'DELETE /api/Library/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ http }) => toRequest(`Library/${(await newLibraryFile(http.admin)).id}`),
  },
  'GET /api/ModuleStatuses/getAll': {
    policy: 'session',
    record: 'none',
    request: () => toRequest('ModuleStatuses/getAll'),
  },

  'POST /api/Upload/file': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => {
      const { id, version } = await createDraft(cast);
      const [item] = (await lastStep(cast.owner.http, { id, version })).documentSet
        .documentsDocumentsSetResponse;
      return {
        path: 'Upload/file',
        ask: {
          form: createUploadForm(`${cast.owner.id}/${id}`, item?.id ?? 0, pdf(), 'documento.pdf'),
        },
      };
    },
  },
  'POST /api/Upload/fileToAzureAdmin': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => {
      const id = await createSentDossier(owner);
      return {
        path: 'Upload/fileToAzureAdmin',
        ask: { form: createAdminUploadForm(owner.id, id, 'CodiceCpid') },
      };
    },
  },
  'POST /api/Upload/fileToAzure': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner, http }) => {
      const id = await createSentDossier(owner);
      return {
        path: 'Upload/fileToAzure',
        ask: {
          form: createUploadForm(
            `${owner.id}/${id}`,
            await findItemId(http.admin, id),
            pdf(),
            'visura.pdf',
          ),
        },
      };
    },
  },
  'GET /api/Upload/download/:fileId': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => {
      const { id, version } = await createReadyDossier(owner);
      const [item] = (await lastStep(owner.http, { id, version })).documentSet
        .documentsDocumentsSetResponse;
      const file = await upload(owner, id, item?.id ?? 0);
      await owner.http.post(`Module/send/${id}`);
      return toRequest(`Upload/download/${file.id}`);
    },
  },
  'GET /api/Upload/checkAzureFile/:accountId/:moduleId/:name': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) =>
      toRequest(`Upload/checkAzureFile/${owner.id}/${await createSentDossier(owner)}/Ricevuta`),
  },
  'DELETE /api/Upload/:accountId/:moduleId/:fileName/:extension': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => {
      const { id, version } = await createDraft(cast);
      const [item] = (await lastStep(cast.owner.http, { id, version })).documentSet
        .documentsDocumentsSetResponse;
      await upload(cast.owner, id, item?.id ?? 0, pdf(), 'prova.pdf');
      return toRequest(`Upload/${cast.owner.id}/${id}/prova/pdf`);
    },
  },

  'GET /api/Works': { policy: 'session', record: 'none', request: () => toRequest('Works') },
  'GET /api/Works/:id': {
    policy: 'session',
    record: 'own',
    request: async ({ owner }) => toRequest(`Works/${await insertBackgroundTask(owner.id)}`),
  },
  'POST /api/Works/:id/cancel': {
    policy: 'session',
    record: 'own',
    request: async ({ owner }) => toRequest(`Works/${await insertBackgroundTask(owner.id)}/cancel`),
  },
  'GET /api/Works/:id/download': {
    policy: 'session',
    record: 'own',
    request: async ({ owner }) =>
      toRequest(`Works/${await insertBackgroundTask(owner.id)}/download`),
  },
  'DELETE /api/Works/:id': {
    policy: 'session',
    record: 'own',
    request: async ({ owner }) =>
      toRequest(`Works/${await insertBackgroundTask(owner.id, 'failed')}`),
  },

  'GET /api/municipalities/inserimentoMassivoComuni': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('municipalities/inserimentoMassivoComuni'),
  },
  'GET /api/municipalities/inserimentoMassivoZoneClimatiche': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('municipalities/inserimentoMassivoZoneClimatiche'),
  },
  'POST /api/municipalities/inserimentoMassivoComuni': {
    policy: 'superAdmin',
    record: 'none',
    request: () => ({
      path: 'municipalities/inserimentoMassivoComuni',
      ask: { form: createCsvForm('x') },
    }),
  },
  'POST /api/municipalities/inserimentoMassivoZoneClimatiche': {
    policy: 'superAdmin',
    record: 'none',
    request: () => ({
      path: 'municipalities/inserimentoMassivoZoneClimatiche',
      ask: { form: createCsvForm('belfiore;zona_climatica\r\nA794;E') },
    }),
  },
  'GET /api/Module/getallexcel': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/getallexcel?state=RECEIVED&search=nessuna-pratica'),
  },
  'GET /api/Accounts/get-all-excel': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Accounts/get-all-excel?search=nessun-account'),
  },
  'GET /api/PaymentLogs/get-all-excel': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('PaymentLogs/get-all-excel?search=nessun-pagamento'),
  },
  'GET /api/Module/csv/template': {
    policy: 'fitter',
    record: 'none',
    request: () => toRequest('Module/csv/template'),
  },
  'POST /api/Module/csv/preview': {
    policy: 'fitter',
    record: 'none',
    request: () => ({
      path: 'Module/csv/preview',
      ask: { form: createCsvForm('nome;cognome\r\nGelsomino;Trapani') },
    }),
  },
  'POST /api/Module/csv/import': {
    policy: 'fitter',
    record: 'none',
    request: () => ({
      path: 'Module/csv/import',
      ask: {
        form: createCsvForm('nome;cognome\r\nGelsomino;Trapani', { confirmation: 'x'.repeat(32) }),
      },
    }),
  },
  'GET /api/municipalities/imports': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('municipalities/imports'),
  },
  'GET /api/municipalities/imports/:id': {
    policy: 'superAdmin',
    record: 'none',
    request: async () => toRequest(`municipalities/imports/${await insertMunicipalityImport()}`),
  },
  'GET /api/municipalities/getAll': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('municipalities/getAll'),
  },
  'GET /api/municipalities/fromZip/:zip/:name': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('municipalities/fromZip/24121/Bergamo'),
  },
  'GET /api/Audit': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Audit?page=1&pageSize=5'),
  },
  'GET /api/Settings/current': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('Settings/current'),
  },
  'GET /api/Settings': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Settings'),
  },
  'GET /api/Settings/:kind': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Settings/vatRate'),
  },
  'POST /api/Settings/:kind': {
    policy: 'superAdmin',
    record: 'none',
    request: () => ({ path: 'Settings/vatRate', ask: { json: {} } }),
  },
  'GET /api/RechargePackage': {
    policy: 'purchaseOrBackOffice',
    record: 'none',
    request: () => toRequest('RechargePackage'),
  },
  'GET /api/RechargePackage/:id': {
    policy: 'purchaseOrBackOffice',
    record: 'none',
    request: async () => toRequest(`RechargePackage/${await createPackage({ credits: 10 })}`),
  },
  'GET /api/PaymentLogs': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('PaymentLogs?page=1&pageSize=5'),
  },
  'GET /api/PaymentLogs/users/:id': {
    policy: 'purchaseOrBackOffice',
    record: 'account',
    request: ({ owner }) => toRequest(`PaymentLogs/users/${owner.id}`),
  },
  'GET /api/Notifications': {
    policy: 'fitter',
    record: 'none',
    request: () => toRequest('Notifications'),
  },
  'GET /api/Notifications/history': {
    policy: 'fitter',
    record: 'none',
    request: () => toRequest('Notifications/history?page=1&pageSize=5'),
  },
  'POST /api/Notifications/read': {
    policy: 'fitter',
    record: 'none',
    request: () => ({ path: 'Notifications/read', ask: { json: { lastId: 1 } } }),
  },
  'GET /api/Notifications/preferences': {
    policy: 'fitter',
    record: 'none',
    request: () => toRequest('Notifications/preferences'),
  },
  'PUT /api/Notifications/preferences': {
    policy: 'fitter',
    record: 'none',
    request: () => ({
      path: 'Notifications/preferences',
      ask: { json: { kind: 'deadline', email: true } },
    }),
  },
  'GET /api/Notifications/unsubscribe/:token': {
    policy: 'public',
    record: 'none',
    request: async ({ owner }) =>
      toRequest(`Notifications/unsubscribe/${await createUnsubscribeToken(owner)}`),
  },
  'POST /api/Notifications/unsubscribe/:token': {
    policy: 'public',
    record: 'none',
    request: async ({ owner }) =>
      toRequest(`Notifications/unsubscribe/${await createUnsubscribeToken(owner)}`),
  },
  'GET /api/Mail/failed': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Mail/failed?page=1&pageSize=5'),
  },
  'POST /api/Mail/failed/:id/retry': {
    policy: 'superAdmin',
    record: 'none',
    request: async () => toRequest(`Mail/failed/${await insertDeadJob()}/retry`),
  },
  'DELETE /api/Mail/failed/:id': {
    policy: 'superAdmin',
    record: 'none',
    request: async () => toRequest(`Mail/failed/${await insertDeadJob()}`),
  },
  'POST /api/Notifications/:id/read': {
    policy: 'fitter',
    record: 'own',
    request: async ({ owner }) => {
      await createSentDossier(owner);
      const [news] = await expectOk<{ id: number }[]>(owner.http.get('Notifications'));
      return toRequest(`Notifications/${news?.id ?? 0}/read`);
    },
  },
  ...(portal().mode === 'sqlite' ? onlyEmbedded() : {}),
};

/** The mails written to files are read in the browser, and only there. */
function onlyEmbedded(): Record<string, AccessRow> {
  const ofMail =
    (rest: string): AccessRow['request'] =>
    async ({ owner }) => {
      await createUnsubscribeToken(owner);
      const [id] = (await owner.http.get('dev/mail')).text.match(/(?<=dev\/mail\/)[\w-]{36}/) ?? [];
      return toRequest(`dev/mail/${id}${rest}`);
    };
  return {
    'GET /api/dev/mail': { policy: 'public', record: 'none', request: () => toRequest('dev/mail') },
    'GET /api/dev/mail/:id': { policy: 'public', record: 'none', request: ofMail('') },
    'GET /api/dev/mail/:id/html': { policy: 'public', record: 'none', request: ofMail('/html') },
    'GET /api/dev/mail/:id/source': {
      policy: 'public',
      record: 'none',
      request: ofMail('/source'),
    },
  };
}
