import type { PaymentLog } from '@pratiche/api';
import { formatCredits } from '@pratiche/ui';

export const MOVEMENT_TYPES = [
  { value: 'recharge', label: 'Ricarica' }, { value: 'debit', label: 'Addebito' }, { value: 'refund', label: 'Rimborso' }, { value: 'adjustment', label: 'Rettifica' },
] as const satisfies readonly { value: PaymentLog['type']; label: string }[];

export const movementType = (type: PaymentLog['type']): string => MOVEMENT_TYPES.find(({ value }) => value === type)?.label ?? type;

export const signedCredits = (credits: number): string => (credits > 0 ? `+${formatCredits(credits)}` : formatCredits(credits).replace('-', '−'));
