import { useDossier } from '../wizard/context.js';
import { toCustomer } from './catalog/customer.js';

const asItIs = (message: string): string => message;

/** The words for a message of the rules: customers are called "tu". */
export const useWords = (): ((message: string) => string) =>
  useDossier().viewer === 'beneficiary' ? toCustomer : asItIs;
