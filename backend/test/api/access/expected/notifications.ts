import { expectOk } from '../../../kit/dossier-flow.js';
import { createUnsubscribeToken, rechargeAccount } from '../../../kit/mail-fixtures.js';
import { unsubscribe } from '../done/own-account.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const NOTIFICATIONS_ROUTES: RouteRows = {
  'GET /api/Notifications': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: () => toRequest('Notifications'),
  },
  'GET /api/Notifications/history': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    request: () => toRequest('Notifications/history?page=1&pageSize=5'),
  },
  'POST /api/Notifications/read': {
    policy: 'fitterOrBackOffice',
    record: 'none',
    twice: 'same',
    request: () => ({ path: 'Notifications/read', ask: { json: { lastId: 1 } } }),
  },
  'GET /api/Notifications/preferences': {
    policy: 'fitter',
    record: 'none',
    request: () => toRequest('Notifications/preferences'),
  },
  'PUT /api/Notifications/preferences': {
    policy: 'fitter',
    record: 'none',
    twice: 'same',
    request: () => ({
      path: 'Notifications/preferences',
      ask: { json: { kind: 'deadline', email: true } },
    }),
  },
  'GET /api/Notifications/unsubscribe/:token': {
    policy: 'public',
    record: 'none',
    request: async ({ owner }) =>
      toRequest(`Notifications/unsubscribe/${await createUnsubscribeToken(owner)}`),
  },
  'POST /api/Notifications/unsubscribe/:token': {
    policy: 'public',
    record: 'none',
    twice: 'same',
    doneRequest: unsubscribe,
    request: async ({ owner }) =>
      toRequest(`Notifications/unsubscribe/${await createUnsubscribeToken(owner)}`),
  },
  'POST /api/Notifications/:id/read': {
    policy: 'fitterOrBackOffice',
    record: 'own',
    twice: 'same',
    request: async ({ owner }) => {
      await rechargeAccount(owner);
      const [news] = await expectOk<{ id: number }[]>(owner.http.get('Notifications'));
      return toRequest(`Notifications/${news?.id ?? 0}/read`);
    },
  },
};
