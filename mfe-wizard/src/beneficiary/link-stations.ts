import type { LinkFilingDto } from '@pratiche/api';
import type { LinkStage } from '@pratiche/domain';
import { STATION_TEXTS as TEXTS } from './link-stage-texts.js';

export interface Station {
  label: string;
  isDone: boolean;
  /** Where the dossier has come to. */
  isReached: boolean;
}

/** The station that each stage before the filing has come to. */
const STATIONS_BEFORE_FILING: Readonly<Partial<Record<LinkStage, number>>> = {
  collecting: 0,
  collected: 0,
  correcting: 1,
  checking: 1,
  accepted: 2,
};

/**
 * The way of a dossier to ENEA. Code and receipt are told as the link gives them: a receipt may be
 * there before the back office closes the dossier.
 *
 * @param filings `undefined` where they are not known: the stage alone counts then
 */
export function listStations(
  stage: LinkStage,
  filings: readonly LinkFilingDto[] | undefined,
): Station[] {
  const isKnown = filings !== undefined && filings.length > 0;
  const hasCode = isKnown && filings.every(({ cpid }) => cpid !== null);
  const hasReceipt = isKnown ? filings.every((filing) => filing.hasReceipt) : stage === 'completed';
  // A station that is reached is done, except while something is still expected at it.
  const isAwaited = stage === 'collecting' || stage === 'correcting';
  const reached = STATIONS_BEFORE_FILING[stage] ?? (hasReceipt ? 4 : 3);
  return [
    TEXTS.received,
    TEXTS.handedIn,
    TEXTS.accepted,
    hasCode ? TEXTS.filedWithCode : TEXTS.filed,
    reached === 4 ? TEXTS.receiptThere : TEXTS.receipt,
  ].map((label, index) => ({
    label,
    isDone: index < reached || (index === reached && !isAwaited),
    isReached: index === reached,
  }));
}
