import type { RouteRows } from './access-row.js';

export const BROWSER_ERRORS_ROUTES: RouteRows = {
  'POST /api/BrowserErrors': {
    policy: 'public',
    record: 'none',
    twice: 'repeatable',
    request: () => ({
      path: 'BrowserErrors',
      ask: {
        json: {
          kind: 'error',
          release: '1.0.0-x',
          page: '/module/:part',
          name: 'TypeError',
          message: '',
          stack: '',
        },
      },
    }),
  },
};
