import type { AdminDossierDto } from '@pratiche/api';
import { readDossier, createSentDossier, upload } from '../../../kit/dossier-flow.js';
import { createMessageForm } from '../../../kit/multipart-forms.js';
import { requestDocumentAgain, findItemId } from '../../../kit/message-fixtures.js';
import { readMessages, withdrawOwnNote, writeKeyedNote, writeMessage } from '../done/dossiers.js';
import { createNote } from '../../../kit/note-fixtures.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const MESSAGES_ROUTES: RouteRows = {
  'PUT /api/Module/documentChecks/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
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
  'POST /api/Module/documentChecks/unverified': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    request: async ({ owner }) => ({
      path: 'Module/documentChecks/unverified',
      ask: { json: { ids: [await createSentDossier(owner)] } },
    }),
  },
  'GET /api/Module/messages/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => toRequest(`Module/messages/${await createSentDossier(owner)}`),
  },
  'POST /api/Module/messages/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    twice: 'same',
    doneRequest: writeMessage,
    request: async ({ owner }) => ({
      path: `Module/messages/${await createSentDossier(owner)}`,
      ask: { form: createMessageForm('Buongiorno') },
    }),
  },
  'POST /api/Module/messages/:id/read': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    twice: 'same',
    doneRequest: readMessages,
    request: async ({ owner }) => ({
      path: `Module/messages/${await createSentDossier(owner)}/read`,
      ask: { json: { lastId: 1 } },
    }),
  },
  'GET /api/Module/notes/:id': {
    policy: 'backOffice',
    record: 'none',
    request: async ({ owner }) => toRequest(`Module/notes/${await createSentDossier(owner)}`),
  },
  'POST /api/Module/notes/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    doneRequest: writeKeyedNote,
    request: async ({ owner }) => ({
      path: `Module/notes/${await createSentDossier(owner)}`,
      ask: { json: { text: 'Sentito al telefono.' } },
    }),
  },
  'DELETE /api/Module/notes/:id/:noteId': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    doneRequest: withdrawOwnNote,
    request: async ({ owner, http }) => {
      const id = await createSentDossier(owner);
      return toRequest(`Module/notes/${id}/${await createNote(http.superAdmin, id)}`);
    },
  },
  'GET /api/Module/documents/:id': {
    policy: 'fitterOrBackOffice',
    record: 'dossier',
    request: async ({ owner }) => toRequest(`Module/documents/${await createSentDossier(owner)}`),
  },
  'POST /api/Module/documentRequests/:id': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
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
    twice: 'once',
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
    twice: 'once',
    request: async ({ owner, http }) => {
      const id = await createSentDossier(owner);
      const request = await requestDocumentAgain(http.admin, id);
      await upload(owner, id, request.itemId);
      return { path: `Module/documentRequests/${id}/${request.id}/answer`, ask: { json: {} } };
    },
  },
};
