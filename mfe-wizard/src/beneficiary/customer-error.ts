import { ApiError } from '@pratiche/api';
import { errorText } from '@pratiche/ui';
import { toCustomer } from '../fields/catalog/customer.js';

const NO_ANSWER =
  'Il server non risponde: controlla la connessione e riprova. I dati inseriti restano su questo dispositivo.';
const NOT_NOW =
  'Il server non ha potuto completare la richiesta: riprova tra qualche minuto. Se succede ancora, avvisa chi ti ha mandato il link.';
/** Nothing the customer could do otherwise: too slow, too many, or a fault of the server. */
const PASSES = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** What went wrong, in the words for customers, who are called "tu". */
export function customerErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return NOT_NOW;
  if (error.status === 0) return NO_ANSWER;
  return PASSES(error.status) ? NOT_NOW : toCustomer(errorText(error));
}
