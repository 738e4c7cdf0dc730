import { insertBackgroundTask } from '../../../kit/background-task-fixtures.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const BACKGROUND_TASKS_ROUTES: RouteRows = {
  'GET /api/Works': { policy: 'session', record: 'none', request: () => toRequest('Works') },
  'GET /api/Works/:id': {
    policy: 'session',
    record: 'own',
    request: async ({ owner }) => toRequest(`Works/${await insertBackgroundTask(owner.id)}`),
  },
  'POST /api/Works/:id/cancel': {
    policy: 'session',
    record: 'own',
    twice: 'same',
    request: async ({ owner }) => toRequest(`Works/${await insertBackgroundTask(owner.id)}/cancel`),
  },
  'GET /api/Works/:id/download': {
    policy: 'session',
    record: 'own',
    request: async ({ owner }) =>
      toRequest(`Works/${await insertBackgroundTask(owner.id)}/download`),
  },
  'DELETE /api/Works/:id': {
    policy: 'session',
    record: 'own',
    twice: 'repeatable',
    mayComeLate: true,
    request: async ({ owner }) =>
      toRequest(`Works/${await insertBackgroundTask(owner.id, 'failed')}`),
  },
};
