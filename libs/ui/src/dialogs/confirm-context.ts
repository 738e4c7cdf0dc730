import { createContext, useContext, type ReactNode } from 'react';
import type { DialogProps } from './Dialog.js';
import { getOrCreateSingleton } from '../shared-singleton/shared-singleton.js';

export interface ConfirmOptions {
  title: string;
  text?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Enter confirms at once: for questions that come up often while working by keys. */
  hasFocusOnConfirm?: boolean;
  /** 360 by default. */
  width?: DialogProps['width'];
}

export type ConfirmFunction = (question: ConfirmOptions) => Promise<boolean>;

export const ConfirmContext = getOrCreateSingleton('confirm-context', () =>
  createContext<ConfirmFunction | null>(null),
);

/** `if (await confirm({ title: 'Sei sicuro di voler eliminare la pratica?', danger: true })) …` */
export function useConfirm(): ConfirmFunction {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs AppProviders around it');
  return confirm;
}
