import {
  REQUIRED_MESSAGE,
  getTodayInRome,
  type FieldError,
  validateTransferDay,
} from '@pratiche/domain';
import { ORDER_TEXTS as TEXTS } from './texts.js';

export interface OrderValues {
  transferDay: string | null;
  amount: number | null;
  receipt: File | null;
}

/** What is wrong with an order before it is sent; the server says the same. */
export function checkOrder({ transferDay, amount }: OrderValues): FieldError[] {
  const dayFault =
    transferDay === null ? REQUIRED_MESSAGE : validateTransferDay(transferDay, getTodayInRome());
  const amountFault = findAmountFault(amount);
  return [
    ...(dayFault === null ? [] : [{ field: 'transferDay', message: dayFault }]),
    ...(amountFault === null ? [] : [{ field: 'amount', message: amountFault }]),
  ];
}

function findAmountFault(amount: number | null): string | null {
  if (amount === null) return REQUIRED_MESSAGE;
  return amount > 0 && Math.round(amount * 100) / 100 === amount ? null : TEXTS.invalidAmount;
}
