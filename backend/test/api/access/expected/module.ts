import { ecobonusForm, ORTENSIA, schermatura } from '../../../kit/dossier-fixtures.js';
import type { AdminDossierDto, InvoicesDto } from '@pratiche/api';
import { createInvoiceForm, createInvoiceXml, postInvoice } from '../../../kit/invoice-fixtures.js';
import {
  createReadyDossier,
  expectOk,
  readDossier,
  save,
  createSentDossier,
  upload,
} from '../../../kit/dossier-flow.js';
import { createLink } from '../../../kit/beneficiary-link-fixtures.js';
import { createMessageForm, createRejectForm } from '../../../kit/multipart-forms.js';
import { createCsvForm } from '../../../kit/csv-fixtures.js';
import { taxCode } from '../../../kit/tax-code.js';
import { createSavedView, savedViewInput } from '../../../kit/saved-view-fixtures.js';
import { requestDocumentAgain, findItemId } from '../../../kit/message-fixtures.js';
import { createMember } from '../../../kit/account-fixtures.js';
import type { AccessRow } from './access-row.js';
import { createDraft, toRequest } from './requests.js';

export const MODULE_ROUTES: Record<string, AccessRow> = {
  'PUT /api/Module/documentChecks/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async (cast) => {
      const id = await createSentDossier(cast.owner);
      const [first] = (await readDossier<AdminDossierDto>(cast.http.admin, id)).documents.filter(
        ({ document }) => document.files.length > 0,
      );
      return {
        path: `Module/documentChecks/${id}`,
        ask: {
          json: {
            itemId: first?.id,
            isVerified: true,
            fileIds: first?.document.files.map((file) => file.id),
          },
        },
      };
    },
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
  'GET /api/Module/doubts/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => toRequest(`Module/doubts/${await createSentDossier(owner)}`),
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
  'GET /api/module/returnReasons': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('module/returnReasons'),
  },
  'POST /api/module/accept': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => ({
      path: 'module/accept',
      ask: { json: { ids: [await createSentDossier(owner)] } },
    }),
  },
  'POST /api/module/return': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => ({
      path: 'module/return',
      ask: { json: { ids: [await createSentDossier(owner)], reason: 'Manca la firma' } },
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
  'GET /api/Module/views': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/views?list=RECEIVED'),
  },
  'GET /api/Module/views/counts': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/views/counts?list=RECEIVED'),
  },
  'GET /api/Module/columns': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/columns?list=RECEIVED'),
  },
  'PUT /api/Module/columns': {
    policy: 'backOffice',
    record: 'none',
    request: () => ({
      path: 'Module/columns',
      ask: { json: { list: 'RECEIVED', columns: ['id', 'client', 'status'] } },
    }),
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
  'PUT /api/Module/administration/:id': {
    policy: 'backOffice',
    record: 'none',
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
  'POST /api/Module/invoices/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => ({
      path: `Module/invoices/${(await createDraft(cast)).id}`,
      ask: { form: createInvoiceForm(createInvoiceXml()) },
    }),
  },
  'GET /api/Module/invoices/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async (cast) => toRequest(`Module/invoices/${(await createDraft(cast)).id}`),
  },
  'DELETE /api/Module/invoices/:id/:invoiceId': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => {
      const { id } = await createDraft(cast);
      const { invoices } = await expectOk<InvoicesDto>(
        postInvoice(cast.owner, id, createInvoiceXml()),
      );
      return toRequest(`Module/invoices/${id}/${invoices[0]?.id}`);
    },
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
  'GET /api/ModuleStatuses/getAll': {
    policy: 'session',
    record: 'none',
    request: () => toRequest('ModuleStatuses/getAll'),
  },
  'GET /api/Module/getallexcel': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/getallexcel?state=RECEIVED&search=nessuna-pratica'),
  },
  'POST /api/Module/getallexcel': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/getallexcel?state=RECEIVED&search=nessuna-pratica'),
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
};
