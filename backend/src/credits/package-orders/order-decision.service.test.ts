import { expect, it } from '@jest/globals';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { OrderDecisionService } from './order-decision.service.js';
import type { PackageOrder } from './package-order.entity.js';

type Parts = ConstructorParameters<typeof OrderDecisionService>;

const [COMPANY, BUYER] = [3, 4];
const caller = { id: 1, role: 'Admin' } as CurrentCaller;

/** The service with the addresses and accounts of those it tells, in order. */
function createService(isBuyerDeleted = false) {
  const told: [to: string, accountId: number][] = [];
  const run = async (work: () => Promise<unknown>) => work();
  const parts = [
    { run },
    { setActivePackage: async () => undefined },
    { endOrder: async () => undefined, recordAuditEntry: async () => undefined },
    { runOncePerKey: async (...args: unknown[]) => run(args[3] as () => Promise<unknown>) },
    { applyRecharge: async () => ({ id: 9 }) },
    {
      findAccount: async (id: number) => ({
        email: `${id}@example.test`,
        deleted: isBuyerDeleted && id === BUYER ? new Date() : null,
      }),
    },
    {
      deliverNotification: async ({ accountId }: { accountId: number }, { to }: { to: string }) =>
        void told.push([to, accountId]),
    },
  ] as unknown as Parts;
  return { service: new OrderDecisionService(...parts), told };
}

const createOrder = (orderedBy: number) =>
  ({
    id: 1,
    accountId: COMPANY,
    orderedBy,
    rechargePackageId: 2,
    packageName: 'Base',
    credits: 1_000,
    amount: 12_200,
    amountDue: 12_200,
    transferDay: '2026-11-20',
    reason: 'Base',
  }) as PackageOrder;

it.each<[string, number, 'confirmed' | 'rejected', boolean, number[]]>([
  // The recharge itself tells the company.
  ['the company', COMPANY, 'confirmed', false, []],
  ['its buyer', BUYER, 'confirmed', false, [BUYER]],
  ['a buyer who is gone', BUYER, 'confirmed', true, []],
  ['the company', COMPANY, 'rejected', false, [COMPANY]],
  ['its buyer', BUYER, 'rejected', false, [COMPANY, BUYER]],
  ['a buyer who is gone', BUYER, 'rejected', true, [COMPANY]],
])('of a transfer of %s (%i) that is %s', async (_, orderedBy, decision, isGone, expected) => {
  const { service, told } = createService(isGone);
  const order = createOrder(orderedBy);
  if (decision === 'confirmed') await service.confirmOrder(caller, order, null);
  else await service.rejectOrder(caller, order, 'Mai arrivato');
  expect(told).toEqual(expected.map((id) => [`${id}@example.test`, id]));
});
