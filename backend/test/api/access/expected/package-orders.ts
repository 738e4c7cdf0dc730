import { createPackage } from '../../../kit/account-fixtures.js';
import { pdf } from '../../../kit/file-fixtures.js';
import { createOrderForm, createStatementForm, insertOrder } from '../../../kit/order-fixtures.js';
import { order } from '../done/own-account.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const PACKAGE_ORDERS_ROUTES: RouteRows = {
  'GET /api/PackageOrders': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('PackageOrders?status=pending'),
  },
  'GET /api/PackageOrders/count': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('PackageOrders/count'),
  },
  'POST /api/PackageOrders': {
    policy: 'purchase',
    record: 'none',
    twice: 'once',
    doneRequest: order,
    request: async () => ({
      path: 'PackageOrders',
      ask: { form: createOrderForm(await createPackage({ credits: 10 })) },
    }),
  },
  'GET /api/PackageOrders/users/:id': {
    policy: 'purchaseOrBackOffice',
    record: 'account',
    request: ({ owner }) => toRequest(`PackageOrders/users/${owner.id}`),
  },
  'POST /api/PackageOrders/:id/withdraw': {
    policy: 'purchase',
    record: 'own',
    twice: 'once',
    request: async ({ owner }) => toRequest(`PackageOrders/${await insertOrder(owner)}/withdraw`),
  },
  'GET /api/PackageOrders/:id/receipt': {
    policy: 'purchaseOrBackOffice',
    record: 'account',
    request: async ({ owner }) =>
      toRequest(`PackageOrders/${await insertOrder(owner, { receipt: pdf() })}/receipt`),
  },
  'POST /api/PackageOrders/bank-statement': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    request: () => ({
      path: 'PackageOrders/bank-statement',
      ask: { form: createStatementForm() },
    }),
  },
  'POST /api/PackageOrders/bank-statement/credits': {
    policy: 'backOffice',
    record: 'none',
    twice: 'same',
    request: () => ({
      path: 'PackageOrders/bank-statement/credits',
      ask: { form: createStatementForm(`${'x'.repeat(22)}:1`) },
    }),
  },
  'POST /api/PackageOrders/:id/confirm': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async ({ owner }) => toRequest(`PackageOrders/${await insertOrder(owner)}/confirm`),
  },
  'POST /api/PackageOrders/:id/reject': {
    policy: 'backOffice',
    record: 'none',
    twice: 'once',
    request: async ({ owner }) => ({
      path: `PackageOrders/${await insertOrder(owner)}/reject`,
      ask: { json: { reason: 'Il bonifico non è arrivato.' } },
    }),
  },
};
