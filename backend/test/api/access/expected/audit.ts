import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const AUDIT_ROUTES: RouteRows = {
  'GET /api/Audit/get-all-excel': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Audit/get-all-excel?subjectId=nessuno'),
  },
  'POST /api/Audit/get-all-excel': {
    policy: 'superAdmin',
    record: 'none',
    twice: 'repeatable',
    request: () => toRequest('Audit/get-all-excel?subjectId=nessuno'),
  },
  'GET /api/Audit': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Audit?page=1&pageSize=5'),
  },
};
