import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const PAYMENT_LOGS_ROUTES: RouteRows = {
  'GET /api/PaymentLogs/get-all-excel': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('PaymentLogs/get-all-excel?search=nessun-pagamento'),
  },
  'POST /api/PaymentLogs/get-all-excel': {
    policy: 'backOffice',
    record: 'none',
    twice: 'repeatable',
    request: () => toRequest('PaymentLogs/get-all-excel?search=nessun-pagamento'),
  },
  'GET /api/PaymentLogs': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('PaymentLogs?page=1&pageSize=5'),
  },
  'GET /api/PaymentLogs/totals': {
    policy: 'backOffice',
    record: 'none',
    request: () => toRequest('PaymentLogs/totals?type=refund'),
  },
  'GET /api/PaymentLogs/users/:id': {
    policy: 'purchaseOrBackOffice',
    record: 'account',
    request: ({ owner }) => toRequest(`PaymentLogs/users/${owner.id}`),
  },
};
