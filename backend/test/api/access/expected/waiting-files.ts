import { createDraft, type AccessFixtures } from '../../../kit/access-fixtures.js';
import { announceFile, forgetFiles } from '../done/dossiers.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

const path = async (cast: AccessFixtures) => `Module/waitingFiles/${(await createDraft(cast)).id}`;

export const WAITING_FILES_ROUTES: RouteRows = {
  'GET /api/Module/waitingFiles/:id': {
    policy: 'fitter',
    record: 'own',
    request: async (cast) => toRequest(await path(cast)),
  },
  'PUT /api/Module/waitingFiles/:id': {
    policy: 'fitter',
    record: 'own',
    twice: 'same',
    doneRequest: announceFile,
    request: async (cast) => ({
      path: await path(cast),
      ask: {
        json: {
          deviceId: 'b2f6a4a0-0000-4000-8000-000000000001',
          deviceName: 'telefono',
          files: [],
        },
      },
    }),
  },
  'DELETE /api/Module/waitingFiles/:id': {
    policy: 'fitter',
    record: 'own',
    twice: 'same',
    doneRequest: forgetFiles,
    request: async (cast) => toRequest(await path(cast)),
  },
};
