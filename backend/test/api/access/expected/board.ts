import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const BOARD_ROUTES: RouteRows = {
  'GET /api/Module/board': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/board'),
  },
  'GET /api/Module/board/performance': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/board/performance'),
  },
  'GET /api/Module/board/counted': {
    policy: 'backOffice',
    record: 'none',
    request: () => ({
      path: 'Module/board/counted',
      query: { figure: 'received', day: '2026-01-01' },
    }),
  },
  'GET /api/Module/board/reasons': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/board/reasons'),
  },
  'GET /api/Module/board/reasons/grouped': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('Module/board/reasons/grouped'),
  },
  'GET /api/Module/board/months': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Module/board/months'),
  },
  'GET /api/Module/board/months/excel': {
    policy: 'superAdmin',
    record: 'none',
    request: () => toRequest('Module/board/months/excel'),
  },
  'POST /api/Module/board/months/excel': {
    policy: 'superAdmin',
    record: 'none',
    twice: 'repeatable',
    request: () => toRequest('Module/board/months/excel'),
  },
};
