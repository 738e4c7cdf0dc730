import { createDraft } from '../../../kit/access-fixtures.js';
import { createMixedProducts } from '../../../kit/dossier-fixtures.js';
import { pdf } from '../../../kit/file-fixtures.js';
import {
  lastStep,
  createReadyDossier,
  createSentDossier,
  upload,
} from '../../../kit/dossier-flow.js';
import {
  createAdminUploadForm,
  createCorrectionForm,
  createUploadForm,
  testCpid,
} from '../../../kit/multipart-forms.js';
import { createDossierInStatus } from '../../../kit/status-fixtures.js';
import { findItemId } from '../../../kit/message-fixtures.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const UPLOAD_ROUTES: RouteRows = {
  'POST /api/Upload/file': {
    policy: 'fitter',
    record: 'own',
    twice: 'repeatable',
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
    twice: 'same',
    request: async ({ owner }) => {
      const id = await createSentDossier(owner);
      return {
        path: 'Upload/fileToAzureAdmin',
        ask: { form: createAdminUploadForm(owner.id, id, 'CodiceCpid') },
      };
    },
  },
  'PUT /api/Upload/cpid': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    request: async ({ owner }) => {
      const id = await createSentDossier(owner);
      return { path: 'Upload/cpid', ask: { json: { id, cpid: testCpid(id) } } };
    },
  },
  'PUT /api/Upload/energySaving': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    request: async ({ owner }) => {
      const id = await createSentDossier(owner, createMixedProducts());
      const json = { id, filing: 'schermature', kwh: 311, origin: 'shadoWindow' };
      return { path: 'Upload/energySaving', ask: { json } };
    },
  },
  'POST /api/Upload/filingCorrection': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async ({ owner, http }) => {
      const id = await createDossierInStatus('SELLED', owner, { http: http.admin });
      return { path: 'Upload/filingCorrection', ask: { form: createCorrectionForm(owner.id, id) } };
    },
  },
  'DELETE /api/Upload/adminFile/:moduleId/:name': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async ({ owner, http }) => {
      const id = await createSentDossier(owner);
      await http.admin.post('Upload/fileToAzureAdmin', {
        form: createAdminUploadForm(owner.id, id, 'Ricevuta'),
      });
      return toRequest(`Upload/adminFile/${id}/Ricevuta`);
    },
  },
  'POST /api/Upload/fileToAzure': {
    policy: 'backOffice',
    record: 'none',
    twice: 'repeatable',
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
    twice: 'once',
    request: async (cast) => {
      const { id, version } = await createDraft(cast);
      const [item] = (await lastStep(cast.owner.http, { id, version })).documentSet
        .documentsDocumentsSetResponse;
      await upload(cast.owner, id, item?.id ?? 0, pdf(), 'prova.pdf');
      return toRequest(`Upload/${cast.owner.id}/${id}/prova/pdf`);
    },
  },
};
