import { pdf } from '../../../kit/file-fixtures.js';
import { createPrintForm } from '../../../kit/multipart-forms.js';
import { forgetCopies, leave, postpone, resume, undoAct } from '../done/dossiers.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';
import { createSentDossier } from '../../../kit/dossier-flow.js';

/** The working day of operators: queue, presence, copied values. */
export const QUEUE_ROUTES: RouteRows = {
  'GET /api/Module/queue/neighbours/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) =>
      toRequest(`Module/queue/neighbours/${await createSentDossier(owner)}?state=RECEIVED`),
  },
  'POST /api/Module/queue/next': {
    policy: 'backOffice',
    record: 'none',
    twice: 'repeatable',
    request: async ({ owner }) => {
      await createSentDossier(owner);
      return { path: 'Module/queue/next?state=RECEIVED', ask: { json: {} } };
    },
  },
  'POST /api/Module/queue/skips': {
    policy: 'backOffice',
    record: 'none',
    twice: 'repeatable',
    request: async ({ owner }) => ({
      path: 'Module/queue/skips',
      ask: { json: { id: await createSentDossier(owner), reason: 'doubt' } },
    }),
  },
  'POST /api/module/undo': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    doneRequest: undoAct,
    request: async ({ owner }) => ({
      path: 'module/undo',
      ask: { json: { act: 'accept', ids: [await createSentDossier(owner)] } },
    }),
  },
  'POST /api/module/postpone': {
    policy: 'backOffice',
    record: 'none',
    twice: 'repeatable',
    doneRequest: postpone,
    request: async ({ owner }) => ({
      path: 'module/postpone',
      ask: { json: { ids: [await createSentDossier(owner)], until: null } },
    }),
  },
  'POST /api/module/resume': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    doneRequest: resume,
    request: async ({ owner }) => ({
      path: 'module/resume',
      ask: { json: { ids: [await createSentDossier(owner)] } },
    }),
  },
  'POST /api/Module/presence/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    request: async ({ owner }) => ({
      path: `Module/presence/${await createSentDossier(owner)}`,
      ask: { json: {} },
    }),
  },
  'DELETE /api/Module/presence/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    doneRequest: leave,
    request: async ({ owner }) => toRequest(`Module/presence/${await createSentDossier(owner)}`),
  },
  'GET /api/Module/eneaReadings/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) =>
      toRequest(`Module/eneaReadings/${await createSentDossier(owner)}`),
  },
  'POST /api/Module/eneaReadings/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'repeatable',
    request: async ({ owner }) => ({
      path: `Module/eneaReadings/${await createSentDossier(owner)}`,
      ask: { form: createPrintForm(pdf('Stampa')) },
    }),
  },
  'GET /api/Module/copiedFields/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) =>
      toRequest(`Module/copiedFields/${await createSentDossier(owner)}`),
  },
  'PUT /api/Module/copiedFields/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    request: async ({ owner }) => ({
      path: `Module/copiedFields/${await createSentDossier(owner)}`,
      ask: { json: { fields: [{ key: 'beneficiary.beneficiarySsn', fingerprint: '1abc' }] } },
    }),
  },
  'DELETE /api/Module/copiedFields/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    doneRequest: forgetCopies,
    request: async ({ owner }) =>
      toRequest(`Module/copiedFields/${await createSentDossier(owner)}`),
  },
};
