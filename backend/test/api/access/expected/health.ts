import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const HEALTH_ROUTES: RouteRows = {
  'GET /api/health/live': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('health/live'),
  },
  'GET /api/health/ready': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('health/ready'),
  },
};
