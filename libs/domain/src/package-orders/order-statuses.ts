import type { StatusColour } from '../statuses/index.js';

interface OrderStatusRow {
  readonly name: string;
  readonly colour: StatusColour;
  /** The transfer is on its way: an account has one such order of a package. */
  readonly isOpen: boolean;
}

/** Statuses of an order of a package. */
export const ORDER_STATUSES = {
  pending: { name: 'In attesa di conferma', colour: 'yellow', isOpen: true },
  confirmed: { name: 'Accreditato', colour: 'green', isOpen: false },
  rejected: { name: 'Rifiutato', colour: 'red', isOpen: false },
  withdrawn: { name: 'Ritirato', colour: 'grey', isOpen: false },
} as const satisfies Record<string, OrderStatusRow>;

export type OrderStatus = keyof typeof ORDER_STATUSES;

export const ORDER_STATUS_CODES = Object.keys(ORDER_STATUSES) as OrderStatus[];

/** Status of a new order. */
export const NEW_ORDER_STATUS: OrderStatus = 'pending';
