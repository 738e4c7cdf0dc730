import { validateFilingDocuments } from '../filings/index.js';
import { validateNoOpenRequests } from '../messages/index.js';
import {
  findTransition,
  STATUS_CODES,
  STATUSES,
  validateTransition,
  type StatusCode,
  type StatusNameSettings,
} from '../statuses/index.js';

/** What a row of a list knows about its dossier, as far as the next statuses depend on it. */
export interface RowSituation {
  readonly status: StatusCode;
  /** Whether any CPID is written down. */
  readonly hasCpid: boolean;
  /** Documents asked for again and still missing. */
  readonly openRequests: number;
}

export interface StatusChoice {
  readonly code: StatusCode;
  /** Italian message why it cannot be chosen; `null` when it can. */
  readonly refusal: string | null;
}

const NO_CPID = [
  { name: 'CodiceCpid', filing: 'serramenti', isRequired: true, cpid: null, file: {} },
] as const;

/** The statuses that the back office may choose for a dossier from a list, those refused with the reason. */
export const listStatusChoices = (
  situation: RowSituation,
  settings: StatusNameSettings,
): StatusChoice[] =>
  STATUS_CODES.filter((code) => code !== situation.status && STATUSES[code].isSelectable).map(
    (code) => ({ code, refusal: refuseStatus(situation, code, settings) }),
  );

function refuseStatus(
  { status, hasCpid, openRequests }: RowSituation,
  to: StatusCode,
  settings: StatusNameSettings,
): string | null {
  const refusal = validateTransition(status, to, 'admin', settings);
  if (refusal !== null) return refusal;
  const needsCpid =
    findTransition(status, to, 'admin')?.effects.requiresDocument === 'CodiceCpid' && !hasCpid;
  return (
    (needsCpid ? validateFilingDocuments('CodiceCpid', to, NO_CPID, settings) : null) ??
    validateNoOpenRequests(to, openRequests)
  );
}
