import { ApiError } from '@pratiche/api';
import { errorText } from '@pratiche/ui';
import { BENEFICIARY_TEXTS } from './texts.js';
import { toBeneficiaryMessage } from '../catalog/texts.js';

/** Nothing the customer could do otherwise: too slow, too many, or a fault of the server. */
const isTemporaryStatus = (status: number): boolean =>
  status >= 500 || status === 408 || status === 429;

/** What went wrong, in the words for customers, who are called "tu". */
export function beneficiaryErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return BENEFICIARY_TEXTS.tryLater;
  if (error.status === 0) return BENEFICIARY_TEXTS.serverUnreachable;
  return isTemporaryStatus(error.status)
    ? BENEFICIARY_TEXTS.tryLater
    : toBeneficiaryMessage(errorText(error));
}
