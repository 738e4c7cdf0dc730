import type { AccessRow } from './access-row.js';
import { toRequest } from './requests.js';

export const AUDIT_ROUTES: Record<string, AccessRow> = {
  'GET /api/Audit': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Audit?page=1&pageSize=5'),
  },
};
