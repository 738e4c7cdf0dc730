import { checkOverride } from '../done/office.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const REMOTE_OVERRIDES_ROUTES: RouteRows = {
  'GET /api/RemoteOverrides': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('RemoteOverrides'),
  },
  'POST /api/RemoteOverrides': {
    policy: 'superAdmin',
    record: 'none',
    twice: 'repeatable',
    request: () => ({
      path: 'RemoteOverrides',
      ask: {
        json: {
          remote: 'mfe-lists',
          address: 'https://lists.example/remoteEntry.js',
          staysAfterLogout: false,
        },
      },
    }),
  },
  'POST /api/RemoteOverrides/check': {
    policy: 'public',
    record: 'none',
    twice: 'same',
    doneRequest: checkOverride,
    request: () => ({ path: 'RemoteOverrides/check', ask: { json: { ticket: 'x' } } }),
  },
};
