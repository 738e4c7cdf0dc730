import type { CallerName, Cast, Outcome, Request } from '../../kit/access.js';
import { ecobonus, ORTENSIA, schermatura } from '../../kit/dossier.js';
import { pdf } from '../../kit/files.js';
import { lastStep, ok, readyDossier, save, sentDossier, upload } from '../../kit/flow.js';
import { newLink } from '../../kit/link.js';
import { adminUploadForm, messageForm, rejectForm, uploadForm } from '../../kit/forms.js';
import { portal } from '../../kit/portal.js';
import { registration, registrationForm } from '../../kit/registration.js';
import { csvForm, newImport } from '../../kit/csv.js';
import { libraryForm, newLibraryFile } from '../../kit/library.js';
import { taxCode } from '../../kit/tax-code.js';
import { newView, view } from '../../kit/views.js';
import { newTwoFactor } from '../../kit/two-factor.js';
import { newWork } from '../../kit/works.js';
import { newDeadJob, unsubscribeToken } from '../../kit/mails.js';
import { askAgain, itemOf } from '../../kit/messages.js';
import { accountWithFiles, askingAccount } from '../../kit/accounts.js';
import { givePackage, loggedIn, newAccount, newPackage, newMember } from '../../kit/world.js';

/** Callers a policy lets through; written down here anew, not read from the matrix under test. */
const LET_IN: Record<string, readonly CallerName[]> = {
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
export type Record_ = 'none' | 'own' | 'account' | 'dossier';

export interface Row {
  policy: keyof typeof LET_IN;
  record: Record_;
  /** Makes what the request needs and answers the request; run anew after every caller whom a write let in. */
  request: (cast: Cast) => Promise<Request> | Request;
}

const BACK_OFFICE: readonly CallerName[] = ['admin', 'superAdmin'];

/** What each caller must get, from the policy and from whose record it is. */
export function expectedOutcome({ policy, record }: Row, caller: CallerName): Outcome {
  const mayCall = LET_IN[policy]?.includes(caller) ?? false;
  if (!mayCall) return caller === 'anonymous' ? 401 : 403;
  if (record === 'none' || caller === 'owner') return 'in';
  if (record === 'own') return caller === 'anonymous' ? 'in' : 404;
  return BACK_OFFICE.includes(caller) ? 'in' : 404;
}

const path = (text: string): Request => ({ path: text });
const draft = ({ owner }: Cast) => save(owner.http, ecobonus());

/** Every route of the API. A route that is not here fails the test, and so does a row whose route is gone. */
export const ROUTES: Record<string, Row> = {
  'GET /api/health/live': { policy: 'public', record: 'none', request: () => path('health/live') },
  'GET /api/health/ready': {
    policy: 'public',
    record: 'none',
    request: () => path('health/ready'),
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
      const { http } = await loggedIn(owner);
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
    request: () => path('Accounts/sessions'),
  },
  'DELETE /api/Accounts/sessions/:id': {
    policy: 'session',
    record: 'own',
    request: async ({ owner }) => {
      await loggedIn(owner);
      const sessions = await ok<{ id: number; isCurrent: boolean }[]>(
        owner.http.get('Accounts/sessions'),
      );
      return path(`Accounts/sessions/${sessions.find(({ isCurrent }) => !isCurrent)?.id ?? 0}`);
    },
  },
  'GET /api/Accounts/two-factor': {
    policy: 'backOffice',
    record: 'none',
    request: () => path('Accounts/two-factor'),
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
    request: () => path('Accounts/two-factor/accounts'),
  },
  'POST /api/Accounts/two-factor/reset/:id': {
    policy: 'superAdmin',
    record: 'none',
    request: async () => path(`Accounts/two-factor/reset/${await newTwoFactor()}`),
  },
  'POST /api/Accounts/sessions/end-all': {
    policy: 'session',
    record: 'none',
    request: async ({ owner }) => {
      // Whoever is let in is out afterwards everywhere: the owner comes back with a new session.
      owner.http.token = (await loggedIn(owner)).http.token;
      return path('Accounts/sessions/end-all');
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
    request: () => ({ path: 'Accounts/register', ask: { form: registrationForm(registration()) } }),
  },
  'POST /api/Accounts/download-contract': {
    policy: 'public',
    record: 'none',
    request: () => ({ path: 'Accounts/download-contract', ask: { json: registration() } }),
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
      ask: { form: registrationForm({}, {}) },
    }),
  },
  'POST /api/Accounts/verify-email-account/:token': {
    policy: 'backOffice',
    record: 'none',
    request: ({ other }) => path(`Accounts/verify-email-account/${other.id}`),
  },
  'POST /api/Accounts/verify-contract-account/:token': {
    policy: 'backOffice',
    record: 'none',
    request: ({ other }) => path(`Accounts/verify-contract-account/${other.id}`),
  },
  'POST /api/Accounts/revoke-contract/:id': {
    policy: 'superAdmin',
    record: 'none',
    request: async () => ({
      path: `Accounts/revoke-contract/${(await newAccount({})).id}`,
      ask: { json: { reason: 'ended' } },
    }),
  },
  'POST /api/Accounts/pre-create': {
    policy: 'backOffice',
    record: 'none',
    request: () => ({ path: 'Accounts/pre-create', ask: { json: registration() } }),
  },
  'GET /api/Accounts/:id': {
    policy: 'session',
    record: 'account',
    request: ({ owner }) => path(`Accounts/${owner.id}`),
  },
  'PUT /api/Accounts': {
    policy: 'fitter',
    record: 'none',
    request: () => ({ path: 'Accounts', ask: { form: registrationForm({}, {}) } }),
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
    request: () => path('Accounts/data-export'),
  },
  'POST /api/Accounts/request-deletion': {
    policy: 'session',
    record: 'none',
    request: () => ({ path: 'Accounts/request-deletion', ask: { json: { password: 'x' } } }),
  },
  'POST /api/Accounts/withdraw-deletion': {
    policy: 'session',
    record: 'none',
    request: () => path('Accounts/withdraw-deletion'),
  },
  'GET /api/Accounts/get-all-gird': {
    policy: 'backOffice',
    record: 'none',
    request: () => path('Accounts/get-all-gird'),
  },
  'GET /api/Accounts/test-email': {
    policy: 'superAdmin',
    record: 'none',
    request: () => path('Accounts/test-email'),
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
    request: async () => path(`Accounts/suspend/${(await newAccount({})).id}`),
  },
  'POST /api/Accounts/unsuspend/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async () => path(`Accounts/unsuspend/${(await newAccount({})).id}`),
  },
  'POST /api/Accounts/refuse-deletion/:id': {
    policy: 'superAdmin',
    record: 'none',
    request: async () => ({
      path: `Accounts/refuse-deletion/${await askingAccount()}`,
      ask: { json: { reason: 'Prova' } },
    }),
  },
  'GET /api/Accounts/download/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async () => path(`Accounts/download/${await accountWithFiles()}`),
  },
  'DELETE /api/Accounts/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async () => path(`Accounts/${(await newAccount({})).id}`),
  },
  'GET /api/Accounts/credit': {
    policy: 'purchase',
    record: 'none',
    request: () => path('Accounts/credit'),
  },
  'GET /api/Accounts/get-active-packages/:id': {
    policy: 'purchaseOrBackOffice',
    record: 'account',
    request: ({ owner }) => path(`Accounts/get-active-packages/${owner.id}`),
  },
  'POST /api/Accounts/recharge/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => ({
      path: `Accounts/recharge/${owner.id}`,
      ask: { json: { id: await newPackage({ credits: 10 }) } },
    }),
  },

  'GET /api/Module/sendToClient/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) =>
      path(`Module/sendToClient/${(await draft(cast)).id}?email=cliente@example.test`),
  },
  'POST /api/Module/beneficiaryLink/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => path(`Module/beneficiaryLink/${(await draft(cast)).id}`),
  },
  'GET /api/Module/beneficiaryLink/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => path(`Module/beneficiaryLink/${(await draft(cast)).id}`),
  },
  'DELETE /api/Module/beneficiaryLink/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => path(`Module/beneficiaryLink/${(await draft(cast)).id}`),
  },
  'GET /api/Module/getModuleByToken/:id/:token': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) => {
      const { id } = await draft(cast);
      return path(`Module/getModuleByToken/${id}/${(await newLink(cast.owner, id)).token}`);
    },
  },
  'PUT /api/Module/updateByBeneficiary/:token': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) => {
      const { id, version } = await draft(cast);
      return {
        path: `Module/updateByBeneficiary/${(await newLink(cast.owner, id)).token}`,
        ask: { json: { id, version } },
      };
    },
  },
  'POST /api/Module/finishByBeneficiary/:token': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) =>
      path(
        `Module/finishByBeneficiary/${(await newLink(cast.owner, (await draft(cast)).id)).token}`,
      ),
  },
  'GET /api/Module/getDataFromSSNByToken/:token/:ssn': {
    policy: 'beneficiaryLink',
    record: 'none',
    request: async (cast) =>
      path(
        `Module/getDataFromSSNByToken/${(await newLink(cast.owner, (await draft(cast)).id)).token}/${taxCode(ORTENSIA)}`,
      ),
  },

  'GET /api/Accounts/credit-congruita-spesa': {
    policy: 'purchase',
    record: 'none',
    request: () => path('Accounts/credit-congruita-spesa'),
  },
  'POST /api/Accounts/adjust-credit/:id': {
    policy: 'superAdmin',
    record: 'none',
    request: async ({ owner }) => ({
      path: `Accounts/adjust-credit/${owner.id}`,
      ask: {
        json: {
          activePackageId: await givePackage(owner.id, { credits: 5 }),
          credits: 1,
          reason: 'Prova',
        },
      },
    }),
  },
  'GET /api/Payments/:id': {
    policy: 'purchase',
    record: 'none',
    request: async () => path(`Payments/${await newPackage({ credits: 10 })}`),
  },

  'PUT /api/Module': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => {
      const { id, version } = await draft(cast);
      return { path: 'Module', ask: { json: { id, version } } };
    },
  },
  'PUT /api/Module/lastStepDraft': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => {
      const { id, version } = await draft(cast);
      return { path: 'Module/lastStepDraft', ask: { json: { id, version } } };
    },
  },
  'GET /api/Module/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => path(`Module/${await sentDossier(owner)}`),
  },
  'GET /api/Module/history/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => path(`Module/history/${await sentDossier(owner)}`),
  },
  'GET /api/Module/download/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => path(`Module/download/${await sentDossier(owner)}`),
  },
  'POST /api/module/downloads': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => ({
      path: 'module/downloads',
      ask: { json: { ids: [await sentDossier(owner)] } },
    }),
  },
  'POST /api/module/generate-documents': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => ({
      path: 'module/generate-documents',
      ask: { json: { id: await sentDossier(owner) } },
    }),
  },
  'GET /api/module/downloadDocsCompilatore/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => {
      const { id } = await save(
        owner.http,
        ecobonus({ manufatti: { serramenti: [], schermature: [schermatura()], chiusure: [] } }),
      );
      return path(`module/downloadDocsCompilatore/${id}`);
    },
  },
  'GET /api/Module/count': {
    policy: 'fitter',
    record: 'none',
    request: () => path('Module/count'),
  },
  'GET /api/Module/getAll': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: () => path('Module/getAll?state=ELABORATED'),
  },
  'GET /api/Module/getDataFromSSN/:ssn': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: () => path(`Module/getDataFromSSN/${taxCode(ORTENSIA)}`),
  },
  'GET /api/module/operators': {
    policy: 'backOffice',
    record: 'none',
    request: () => path('module/operators'),
  },
  'POST /api/module/accept': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => ({
      path: 'module/accept',
      ask: { json: { ids: [await sentDossier(owner)] } },
    }),
  },
  'POST /api/module/assign': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => ({
      path: 'module/assign',
      ask: { json: { ids: [await sentDossier(owner)], operatorId: null } },
    }),
  },
  'GET /api/Module/board': {
    policy: 'backOffice',
    record: 'none',
    request: () => path('Module/board'),
  },
  'GET /api/Module/views': {
    policy: 'backOffice',
    record: 'none',
    request: () => path('Module/views?list=RECEIVED'),
  },
  'POST /api/Module/views': {
    policy: 'backOffice',
    record: 'none',
    request: () => ({ path: 'Module/views', ask: { json: view() } }),
  },
  'PUT /api/Module/views/:id': {
    policy: 'backOffice',
    record: 'own',
    request: async () => ({
      path: `Module/views/${await newView((await newMember({ role: 'Admin' })).http)}`,
      ask: { json: view() },
    }),
  },
  'DELETE /api/Module/views/:id': {
    policy: 'backOffice',
    record: 'own',
    request: async () =>
      path(`Module/views/${await newView((await newMember({ role: 'Admin' })).http)}`),
  },
  'POST /api/Module/send/:id': {
    policy: 'fitter',
    record: 'own',
    request: async ({ owner }) => path(`Module/send/${(await readyDossier(owner)).id}`),
  },
  'POST /api/Module/duplicate/:id': {
    policy: 'fitter',
    record: 'own',
    request: async ({ owner }) => path(`Module/duplicate/${await sentDossier(owner)}`),
  },
  'DELETE /api/Module/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => path(`Module/${(await draft(cast)).id}`),
  },
  'POST /api/Module/restore/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => {
      const { id } = await draft(cast);
      await cast.owner.http.delete(`Module/${id}`);
      return path(`Module/restore/${id}`);
    },
  },
  'PATCH /api/Module/updateModuleStatus': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => ({
      path: 'Module/updateModuleStatus',
      ask: { json: { id: await sentDossier(owner), status: { code: 'ACCEPTED' } } },
    }),
  },
  'POST /api/Module/rejectmodule': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => ({
      path: 'Module/rejectmodule',
      ask: { form: rejectForm(await sentDossier(owner), 'WAITING', 'Motivo') },
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
    request: async ({ owner }) => path(`Module/xml/${await sentDossier(owner)}`),
  },
  'GET /api/Module/prefilled/:id/:code': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => path(`Module/prefilled/${await sentDossier(owner)}/DELEGA`),
  },
  'GET /api/Module/messages/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => path(`Module/messages/${await sentDossier(owner)}`),
  },
  'POST /api/Module/messages/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => ({
      path: `Module/messages/${await sentDossier(owner)}`,
      ask: { form: messageForm('Buongiorno') },
    }),
  },
  'POST /api/Module/messages/:id/read': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => ({
      path: `Module/messages/${await sentDossier(owner)}/read`,
      ask: { json: { lastId: 1 } },
    }),
  },
  'GET /api/Module/documents/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => path(`Module/documents/${await sentDossier(owner)}`),
  },
  'POST /api/Module/documentRequests/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner, http }) => {
      const id = await sentDossier(owner);
      return {
        path: `Module/documentRequests/${id}`,
        ask: { json: { itemId: await itemOf(http.admin, id), text: 'Illeggibile' } },
      };
    },
  },
  'DELETE /api/Module/documentRequests/:id/:requestId': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner, http }) => {
      const id = await sentDossier(owner);
      return path(`Module/documentRequests/${id}/${(await askAgain(http.admin, id)).id}`);
    },
  },
  'POST /api/Module/documentRequests/:id/:requestId/answer': {
    policy: 'fitter',
    record: 'own',
    request: async ({ owner, http }) => {
      const id = await sentDossier(owner);
      const request = await askAgain(http.admin, id);
      await upload(owner, id, request.itemId);
      return { path: `Module/documentRequests/${id}/${request.id}/answer`, ask: { json: {} } };
    },
  },
  'GET /api/Module/deduction-estimate/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => path(`Module/deduction-estimate/${await sentDossier(owner)}`),
  },
  'GET /api/Library/guides': {
    policy: 'public',
    record: 'none',
    request: () => path('Library/guides'),
  },
  'GET /api/Library/guides/:key': {
    policy: 'public',
    record: 'none',
    request: () => path('Library/guides/manuale-utente'),
  },
  'GET /api/Library/useful-documents': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: () => path('Library/useful-documents'),
  },
  'GET /api/Library/download/:id': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: async ({ http }) => path(`Library/download/${(await newLibraryFile(http.admin)).id}`),
  },
  'GET /api/Library': { policy: 'backOffice', record: 'none', request: () => path('Library') },
  'POST /api/Library': {
    policy: 'backOffice',
    record: 'none',
    request: () => ({ path: 'Library', ask: { form: libraryForm({ isPublished: false }) } }),
  },
  'PUT /api/Library/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ http }) => ({
      path: `Library/${(await newLibraryFile(http.admin)).id}`,
      ask: { form: libraryForm({ isPublished: false }, null) },
    }),
  },
  'DELETE /api/Library/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ http }) => path(`Library/${(await newLibraryFile(http.admin)).id}`),
  },
  'GET /api/ModuleStatuses/getAll': {
    policy: 'session',
    record: 'none',
    request: () => path('ModuleStatuses/getAll'),
  },

  'POST /api/Upload/file': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => {
      const { id, version } = await draft(cast);
      const [item] = (await lastStep(cast.owner.http, { id, version })).documentSet
        .documentsDocumentsSetResponse;
      return {
        path: 'Upload/file',
        ask: { form: uploadForm(`${cast.owner.id}/${id}`, item?.id ?? 0, pdf(), 'documento.pdf') },
      };
    },
  },
  'POST /api/Upload/fileToAzureAdmin': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => {
      const id = await sentDossier(owner);
      return {
        path: 'Upload/fileToAzureAdmin',
        ask: { form: adminUploadForm(owner.id, id, 'CodiceCpid') },
      };
    },
  },
  'POST /api/Upload/fileToAzure': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner, http }) => {
      const id = await sentDossier(owner);
      return {
        path: 'Upload/fileToAzure',
        ask: {
          form: uploadForm(`${owner.id}/${id}`, await itemOf(http.admin, id), pdf(), 'visura.pdf'),
        },
      };
    },
  },
  'GET /api/Upload/download/:fileId': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => {
      const { id, version } = await readyDossier(owner);
      const [item] = (await lastStep(owner.http, { id, version })).documentSet
        .documentsDocumentsSetResponse;
      const file = await upload(owner, id, item?.id ?? 0);
      await owner.http.post(`Module/send/${id}`);
      return path(`Upload/download/${file.id}`);
    },
  },
  'GET /api/Upload/checkAzureFile/:accountId/:moduleId/:name': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) =>
      path(`Upload/checkAzureFile/${owner.id}/${await sentDossier(owner)}/Ricevuta`),
  },
  'DELETE /api/Upload/:accountId/:moduleId/:fileName/:extension': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => {
      const { id, version } = await draft(cast);
      const [item] = (await lastStep(cast.owner.http, { id, version })).documentSet
        .documentsDocumentsSetResponse;
      await upload(cast.owner, id, item?.id ?? 0, pdf(), 'prova.pdf');
      return path(`Upload/${cast.owner.id}/${id}/prova/pdf`);
    },
  },

  'GET /api/Works': { policy: 'session', record: 'none', request: () => path('Works') },
  'GET /api/Works/:id': {
    policy: 'session',
    record: 'own',
    request: async ({ owner }) => path(`Works/${await newWork(owner.id)}`),
  },
  'POST /api/Works/:id/cancel': {
    policy: 'session',
    record: 'own',
    request: async ({ owner }) => path(`Works/${await newWork(owner.id)}/cancel`),
  },
  'GET /api/Works/:id/download': {
    policy: 'session',
    record: 'own',
    request: async ({ owner }) => path(`Works/${await newWork(owner.id)}/download`),
  },
  'DELETE /api/Works/:id': {
    policy: 'session',
    record: 'own',
    request: async ({ owner }) => path(`Works/${await newWork(owner.id, 'failed')}`),
  },

  'GET /api/municipalities/inserimentoMassivoComuni': {
    policy: 'superAdmin',
    record: 'none',
    request: () => path('municipalities/inserimentoMassivoComuni'),
  },
  'GET /api/municipalities/inserimentoMassivoZoneClimatiche': {
    policy: 'superAdmin',
    record: 'none',
    request: () => path('municipalities/inserimentoMassivoZoneClimatiche'),
  },
  'POST /api/municipalities/inserimentoMassivoComuni': {
    policy: 'superAdmin',
    record: 'none',
    request: () => ({
      path: 'municipalities/inserimentoMassivoComuni',
      ask: { form: csvForm('x') },
    }),
  },
  'POST /api/municipalities/inserimentoMassivoZoneClimatiche': {
    policy: 'superAdmin',
    record: 'none',
    request: () => ({
      path: 'municipalities/inserimentoMassivoZoneClimatiche',
      ask: { form: csvForm('belfiore;zona_climatica\r\nA794;E') },
    }),
  },
  'GET /api/Module/getallexcel': {
    policy: 'backOffice',
    record: 'none',
    request: () => path('Module/getallexcel?state=RECEIVED&search=nessuna-pratica'),
  },
  'GET /api/Accounts/get-all-excel': {
    policy: 'backOffice',
    record: 'none',
    request: () => path('Accounts/get-all-excel?search=nessun-account'),
  },
  'GET /api/PaymentLogs/get-all-excel': {
    policy: 'backOffice',
    record: 'none',
    request: () => path('PaymentLogs/get-all-excel?search=nessun-pagamento'),
  },
  'GET /api/Module/csv/template': {
    policy: 'fitter',
    record: 'none',
    request: () => path('Module/csv/template'),
  },
  'POST /api/Module/csv/preview': {
    policy: 'fitter',
    record: 'none',
    request: () => ({
      path: 'Module/csv/preview',
      ask: { form: csvForm('nome;cognome\r\nGelsomino;Trapani') },
    }),
  },
  'POST /api/Module/csv/import': {
    policy: 'fitter',
    record: 'none',
    request: () => ({
      path: 'Module/csv/import',
      ask: { form: csvForm('nome;cognome\r\nGelsomino;Trapani', { confirmation: 'x'.repeat(32) }) },
    }),
  },
  'GET /api/municipalities/imports': {
    policy: 'superAdmin',
    record: 'none',
    request: () => path('municipalities/imports'),
  },
  'GET /api/municipalities/imports/:id': {
    policy: 'superAdmin',
    record: 'none',
    request: async () => path(`municipalities/imports/${await newImport()}`),
  },
  'GET /api/municipalities/getAll': {
    policy: 'public',
    record: 'none',
    request: () => path('municipalities/getAll'),
  },
  'GET /api/municipalities/fromZip/:zip/:name': {
    policy: 'public',
    record: 'none',
    request: () => path('municipalities/fromZip/24121/Bergamo'),
  },
  'GET /api/Audit': {
    policy: 'superAdmin',
    record: 'none',
    request: () => path('Audit?page=1&pageSize=5'),
  },
  'GET /api/Settings/current': {
    policy: 'public',
    record: 'none',
    request: () => path('Settings/current'),
  },
  'GET /api/Settings': { policy: 'superAdmin', record: 'none', request: () => path('Settings') },
  'GET /api/Settings/:kind': {
    policy: 'superAdmin',
    record: 'none',
    request: () => path('Settings/vatRate'),
  },
  'POST /api/Settings/:kind': {
    policy: 'superAdmin',
    record: 'none',
    request: () => ({ path: 'Settings/vatRate', ask: { json: {} } }),
  },
  'GET /api/RechargePackage': {
    policy: 'purchaseOrBackOffice',
    record: 'none',
    request: () => path('RechargePackage'),
  },
  'GET /api/RechargePackage/:id': {
    policy: 'purchaseOrBackOffice',
    record: 'none',
    request: async () => path(`RechargePackage/${await newPackage({ credits: 10 })}`),
  },
  'GET /api/PaymentLogs': {
    policy: 'backOffice',
    record: 'none',
    request: () => path('PaymentLogs?page=1&pageSize=5'),
  },
  'GET /api/PaymentLogs/users/:id': {
    policy: 'purchaseOrBackOffice',
    record: 'account',
    request: ({ owner }) => path(`PaymentLogs/users/${owner.id}`),
  },
  'GET /api/Notifications': {
    policy: 'fitter',
    record: 'none',
    request: () => path('Notifications'),
  },
  'GET /api/Notifications/history': {
    policy: 'fitter',
    record: 'none',
    request: () => path('Notifications/history?page=1&pageSize=5'),
  },
  'POST /api/Notifications/read': {
    policy: 'fitter',
    record: 'none',
    request: () => ({ path: 'Notifications/read', ask: { json: { lastId: 1 } } }),
  },
  'GET /api/Notifications/preferences': {
    policy: 'fitter',
    record: 'none',
    request: () => path('Notifications/preferences'),
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
      path(`Notifications/unsubscribe/${await unsubscribeToken(owner)}`),
  },
  'POST /api/Notifications/unsubscribe/:token': {
    policy: 'public',
    record: 'none',
    request: async ({ owner }) =>
      path(`Notifications/unsubscribe/${await unsubscribeToken(owner)}`),
  },
  'GET /api/Mail/failed': {
    policy: 'superAdmin',
    record: 'none',
    request: () => path('Mail/failed?page=1&pageSize=5'),
  },
  'POST /api/Mail/failed/:id/retry': {
    policy: 'superAdmin',
    record: 'none',
    request: async () => path(`Mail/failed/${await newDeadJob()}/retry`),
  },
  'DELETE /api/Mail/failed/:id': {
    policy: 'superAdmin',
    record: 'none',
    request: async () => path(`Mail/failed/${await newDeadJob()}`),
  },
  'POST /api/Notifications/:id/read': {
    policy: 'fitter',
    record: 'own',
    request: async ({ owner }) => {
      await sentDossier(owner);
      const [news] = await ok<{ id: number }[]>(owner.http.get('Notifications'));
      return path(`Notifications/${news?.id ?? 0}/read`);
    },
  },
  ...(portal().mode === 'sqlite' ? onlyEmbedded() : {}),
};

/** The mails written to files are read in the browser, and only there. */
function onlyEmbedded(): Record<string, Row> {
  const ofMail =
    (rest: string): Row['request'] =>
    async ({ owner }) => {
      await unsubscribeToken(owner);
      const [id] = (await owner.http.get('dev/mail')).text.match(/(?<=dev\/mail\/)[\w-]{36}/) ?? [];
      return path(`dev/mail/${id}${rest}`);
    };
  return {
    'GET /api/dev/mail': { policy: 'public', record: 'none', request: () => path('dev/mail') },
    'GET /api/dev/mail/:id': { policy: 'public', record: 'none', request: ofMail('') },
    'GET /api/dev/mail/:id/html': { policy: 'public', record: 'none', request: ofMail('/html') },
    'GET /api/dev/mail/:id/source': {
      policy: 'public',
      record: 'none',
      request: ofMail('/source'),
    },
  };
}
