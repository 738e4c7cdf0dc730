import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

/** The palette of the back office. */
export const PALETTE_ROUTES: RouteRows = {
  'GET /api/Module/palette': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/palette?q=rossi'),
  },
};
