import { createPackage } from '../../../kit/account-fixtures.js';
import type { RouteRows } from './access-row.js';
import { toRequest } from './requests.js';

export const RECHARGE_PACKAGE_ROUTES: RouteRows = {
  'GET /api/Payments/:id': {
    policy: 'purchase',
    record: 'none',
    request: async () => toRequest(`Payments/${await createPackage({ credits: 10 })}`),
  },
  'GET /api/RechargePackage': {
    policy: 'purchaseOrBackOffice',
    record: 'none',
    request: () => toRequest('RechargePackage'),
  },
  'GET /api/RechargePackage/prices': {
    policy: 'public',
    record: 'none',
    request: () => toRequest('RechargePackage/prices'),
  },
  'GET /api/RechargePackage/sent-dossiers': {
    policy: 'purchase',
    record: 'none',
    request: () => toRequest('RechargePackage/sent-dossiers'),
  },
  'GET /api/RechargePackage/:id': {
    policy: 'purchaseOrBackOffice',
    record: 'none',
    request: async () => toRequest(`RechargePackage/${await createPackage({ credits: 10 })}`),
  },
};
