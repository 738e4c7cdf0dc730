import { createContext, useContext, type ReactNode } from 'react';
import { keptOnce } from '../kept/kept.js';

export interface Question {
  title: string;
  text?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
}

export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = keptOnce('confirm-context', () =>
  createContext<Confirm | null>(null),
);

/** `if (await confirm({ title: 'Sei sicuro di voler eliminare la pratica?', danger: true })) …` */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs AppProviders around it');
  return confirm;
}
