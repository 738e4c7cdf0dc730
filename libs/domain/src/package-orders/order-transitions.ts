import { ORDER_STATUSES, type OrderStatus } from './order-statuses.js';

/** Who ends an order: the company that ordered, or the back office. */
export type OrderActor = 'owner' | 'backOffice';

interface OrderTransition {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: OrderActor;
  /** The package is given, with what the order says. */
  readonly recharges?: true;
  readonly reasonRequired?: true;
}

/** The only ways of an order. */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  { from: 'pending', to: 'confirmed', by: 'backOffice', recharges: true },
  { from: 'pending', to: 'rejected', by: 'backOffice', reasonRequired: true },
  { from: 'pending', to: 'withdrawn', by: 'owner' },
];

export const ORDER_REASON_MAX = 500;

const findTransition = (from: OrderStatus, to: OrderStatus, by: OrderActor) =>
  ORDER_TRANSITIONS.find((one) => one.from === from && one.to === to && one.by === by);

/** What a company or an operator can still do with an order. */
export const listOrderActions = (from: OrderStatus, by: OrderActor): OrderStatus[] =>
  ORDER_TRANSITIONS.filter((one) => one.from === from && one.by === by).map(({ to }) => to);

/** Returns why an order cannot change so, or `null`. */
export const validateOrderTransition = (
  from: OrderStatus,
  to: OrderStatus,
  by: OrderActor,
): string | null =>
  findTransition(from, to, by) === undefined
    ? `Il bonifico è nello stato «${ORDER_STATUSES[from].name}»: non puoi più cambiarlo.`
    : null;
