import { createPackage } from '../../../kit/account-fixtures.js';
import type { AccessRow } from './access-row.js';
import { toRequest } from './requests.js';

export const RECHARGE_PACKAGE_ROUTES: Record<string, AccessRow> = {
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
  'GET /api/RechargePackage/:id': {
    policy: 'purchaseOrBackOffice',
    record: 'none',
    request: async () => toRequest(`RechargePackage/${await createPackage({ credits: 10 })}`),
  },
};
