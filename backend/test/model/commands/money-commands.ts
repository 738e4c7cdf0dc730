import { randomUUID } from 'node:crypto';
import type { ActivePackageDto, PackageOrderDto } from '@pratiche/api';
import { createOrderForm } from '../../kit/order-fixtures.js';
import { createCommand } from '../model-command.js';
import type { Model, ModelOrder, Real } from '../model.types.js';
import { callTwice } from '../twice.js';

const keyed = () => ({ 'idempotency-key': randomUUID() });

export const recharge = (offer: number) =>
  createCommand(`recharge(${offer})`, async ({ packages }, real) => {
    const { id, credits } = real.offers[offer % real.offers.length] ?? { id: 0, credits: 0 };
    const headers = keyed();
    const done = await callTwice(real, 'same', () =>
      real.operators[0].http.post(`Accounts/recharge/${real.owner.id}`, { json: { id }, headers }),
    );
    if (done !== null) packages.push({ id: done.json<ActivePackageDto>().id, credits });
    // The key belongs to this recharge: another with it is refused, and gives nothing.
    await callTwice(real, 'refused', () =>
      real.operators[0].http.post(`Accounts/recharge/${real.owner.id}`, {
        json: { id: id + 1 },
        headers,
      }),
    );
  });

export const adjust = (pick: number, credits: number) =>
  createCommand(`adjust(${pick}, ${credits})`, async ({ packages }, real) => {
    const owned = packages[pick % packages.length];
    if (owned === undefined) return;
    const headers = keyed();
    const isAllowed = owned.credits + credits >= 0;
    const done = await callTwice(real, isAllowed ? 'same' : 'refused', () =>
      real.superAdmin.http.post(`Accounts/adjust-credit/${real.owner.id}`, {
        json: { activePackageId: owned.id, credits, reason: 'Rettifica' },
        headers,
      }),
    );
    if (done !== null) owned.credits += credits;
  });

export const order = (offer: number, isKeyed: boolean) =>
  createCommand(`order(${offer}, ${isKeyed})`, async ({ orders }, real) => {
    const wanted = real.offers[offer % real.offers.length] ?? { id: 0, credits: 0 };
    const isOpen = orders.some(
      ({ packageId, status }) => packageId === wanted.id && status === 'pending',
    );
    const headers = isKeyed ? keyed() : {};
    const done = await callTwice(real, isOpen ? 'refused' : isKeyed ? 'same' : 'once', () =>
      real.owner.http.post('PackageOrders', {
        form: createOrderForm(wanted.id, { receipt: null }),
        headers,
      }),
    );
    if (done !== null)
      orders.push({
        id: done.json<PackageOrderDto>().id,
        packageId: wanted.id,
        credits: wanted.credits,
        status: 'pending',
      });
  });

type Decision = Exclude<ModelOrder['status'], 'pending'>;

const CALLS: Readonly<Record<Decision, (real: Real, id: number) => ReturnType<typeof post>>> = {
  confirmed: (real, id) => post(real.operators[0], `PackageOrders/${id}/confirm`),
  rejected: (real, id) =>
    post(real.operators[1], `PackageOrders/${id}/reject`, { reason: 'Non trovato' }),
  withdrawn: (real, id) => post(real.owner, `PackageOrders/${id}/withdraw`),
};
const post = ({ http }: Real['owner'], path: string, json?: object) =>
  http.post(path, json === undefined ? {} : { json });

export const decideOrder = (pick: number, decision: Decision) =>
  createCommand(`${decision}(${pick})`, async (model: Model, real) => {
    const chosen = model.orders[pick % model.orders.length];
    if (chosen === undefined) return;
    const outcome = chosen.status === 'pending' ? 'once' : 'refused';
    const done = await callTwice(real, outcome, () => CALLS[decision](real, chosen.id));
    if (done === null) return;
    chosen.status = decision;
    if (decision !== 'confirmed') return;
    const [given] = await real.sql.rows<{ id: number }>(
      'SELECT active_package_id AS id FROM package_orders WHERE id = ?',
      chosen.id,
    );
    model.packages.push({ id: given?.id ?? 0, credits: chosen.credits });
  });
