import { insertDeadJob } from '../../../kit/mail-fixtures.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const MAIL_ROUTES: RouteRows = {
  'GET /api/Mail/failed': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Mail/failed?page=1&pageSize=5'),
  },
  'POST /api/Mail/failed/:id/retry': {
    policy: 'superAdmin',
    record: 'none',
    twice: 'once',
    request: async () => toRequest(`Mail/failed/${await insertDeadJob()}/retry`),
  },
  'DELETE /api/Mail/failed/:id': {
    policy: 'superAdmin',
    record: 'none',
    twice: 'once',
    request: async () => toRequest(`Mail/failed/${await insertDeadJob()}`),
  },
};
