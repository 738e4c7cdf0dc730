import type { AccessRow } from './access-row.js';
import { toRequest } from './requests.js';

export const REMOTE_OVERRIDES_ROUTES: Record<string, AccessRow> = {
  'GET /api/RemoteOverrides': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('RemoteOverrides'),
  },
  'POST /api/RemoteOverrides': {
    policy: 'superAdmin',
    record: 'none',
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
    request: () => ({ path: 'RemoteOverrides/check', ask: { json: { ticket: 'x' } } }),
  },
};
