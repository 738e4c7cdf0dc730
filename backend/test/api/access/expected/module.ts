import type { DossierDoubtsDto } from '@pratiche/api';
import { createDraft } from '../../../kit/access-fixtures.js';
import { ecobonusForm, ORTENSIA, schermatura } from '../../../kit/dossier-fixtures.js';
import {
  createReadyDossier,
  expectOk,
  readDossier,
  save,
  createSentDossier,
} from '../../../kit/dossier-flow.js';
import { createRejectForm } from '../../../kit/multipart-forms.js';
import { taxCode } from '../../../kit/tax-code.js';
import { duplicate, saveDraft, send } from '../done/dossiers.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const MODULE_ROUTES: RouteRows = {
  'PUT /api/Module': {
    policy: 'fitter',
    record: 'own',
    twice: 'once',
    doneRequest: saveDraft,
    request: async (cast) => {
      const { id, version } = await createDraft(cast);
      return { path: 'Module', ask: { json: { id, version } } };
    },
  },
  'PUT /api/Module/lastStepDraft': {
    policy: 'fitter',
    record: 'own',
    twice: 'same',
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
  'GET /api/Module/doubts/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => toRequest(`Module/doubts/${await createSentDossier(owner)}`),
  },
  'PUT /api/Module/doubts/:id/seen': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    request: async ({ owner, http }) => {
      // Its tax code is of another name; doubts that compare dossiers change with those of other tests.
      const id = await createSentDossier(owner, { beneficiaryLastName: 'Castelluccio' });
      const { doubts } = await expectOk<DossierDoubtsDto>(http.admin.get(`Module/doubts/${id}`));
      const own = doubts.filter(({ origin }) => origin === 'form').slice(0, 1);
      return {
        path: `Module/doubts/${id}/seen`,
        ask: { json: { doubts: own.map(({ fingerprint }) => ({ fingerprint })) } },
      };
    },
  },
  'GET /api/Module/download/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => toRequest(`Module/download/${await createSentDossier(owner)}`),
  },
  'POST /api/module/generate-documents': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    twice: 'repeatable',
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
  'GET /api/Module/getDataFromSSN/:ssn': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: () => toRequest(`Module/getDataFromSSN/${taxCode(ORTENSIA)}`),
  },
  'POST /api/Module/send/:id': {
    policy: 'fitter',
    record: 'own',
    twice: 'same',
    doneRequest: send,
    request: async ({ owner }) => toRequest(`Module/send/${(await createReadyDossier(owner)).id}`),
  },
  'POST /api/Module/duplicate/:id': {
    policy: 'fitter',
    record: 'own',
    twice: 'same',
    doneRequest: duplicate,
    request: async ({ owner }) => toRequest(`Module/duplicate/${await createSentDossier(owner)}`),
  },
  'DELETE /api/Module/:id': {
    policy: 'fitter',
    record: 'own',
    twice: 'once',
    request: async (cast) => toRequest(`Module/${(await createDraft(cast)).id}`),
  },
  'POST /api/Module/restore/:id': {
    policy: 'fitter',
    record: 'own',
    twice: 'once',
    request: async (cast) => {
      const { id } = await createDraft(cast);
      await cast.owner.http.delete(`Module/${id}`);
      return toRequest(`Module/restore/${id}`);
    },
  },
  'PATCH /api/Module/updateModuleStatus': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async ({ owner }) => ({
      path: 'Module/updateModuleStatus',
      ask: { json: { id: await createSentDossier(owner), status: { code: 'ACCEPTED' } } },
    }),
  },
  'PUT /api/Module/administration/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async ({ owner }) => {
      const id = await createSentDossier(owner);
      const { version } = await readDossier(owner.http, id);
      return {
        path: `Module/administration/${id}`,
        ask: { json: { version, cadastralSheet: '46' } },
      };
    },
  },
  'POST /api/Module/rejectmodule': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async ({ owner }) => ({
      path: 'Module/rejectmodule',
      ask: { form: createRejectForm(await createSentDossier(owner), 'WAITING', 'Motivo') },
    }),
  },
  'GET /api/Module/prefilled/:id/:code': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) =>
      toRequest(`Module/prefilled/${await createSentDossier(owner)}/DELEGA`),
  },
  'GET /api/Module/deduction-estimate/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) =>
      toRequest(`Module/deduction-estimate/${await createSentDossier(owner)}`),
  },
};
