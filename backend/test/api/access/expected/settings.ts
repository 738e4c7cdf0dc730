import { changeSetting } from '../done/office.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const SETTINGS_ROUTES: RouteRows = {
  'GET /api/Settings/current': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('Settings/current'),
  },
  'GET /api/Settings/manifest': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('Settings/manifest'),
  },
  'GET /api/Settings': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Settings'),
  },
  'GET /api/Settings/:kind': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Settings/vatRate'),
  },
  'POST /api/Settings/:kind': {
    policy: 'superAdmin',
    record: 'none',
    twice: 'once',
    doneRequest: changeSetting,
    request: () => ({ path: 'Settings/vatRate', ask: { json: {} } }),
  },
};
