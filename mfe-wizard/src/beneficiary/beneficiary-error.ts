import { ApiError } from '@pratiche/api';
import { errorText } from '@pratiche/ui';
import { toBeneficiaryMessage } from '../catalog/beneficiary-texts.js';

const SERVER_UNREACHABLE_TEXT =
  'Il server non risponde: controlla la connessione e riprova. I dati inseriti restano su questo dispositivo.';
const TRY_LATER_TEXT =
  'Il server non ha potuto completare la richiesta: riprova tra qualche minuto. Se succede ancora, avvisa chi ti ha mandato il link.';
/** Nothing the customer could do otherwise: too slow, too many, or a fault of the server. */
const isTemporaryStatus = (status: number): boolean =>
  status >= 500 || status === 408 || status === 429;

/** What went wrong, in the words for customers, who are called "tu". */
export function beneficiaryErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return TRY_LATER_TEXT;
  if (error.status === 0) return SERVER_UNREACHABLE_TEXT;
  return isTemporaryStatus(error.status) ? TRY_LATER_TEXT : toBeneficiaryMessage(errorText(error));
}
