import type { LinkStage } from './link-stage.js';

/** The stations of a dossier on its way to ENEA, in their order, as its customer sees them. */
export const LINK_STATIONS = ['received', 'handedIn', 'accepted', 'filed', 'receipt'] as const;
export type LinkStationName = (typeof LINK_STATIONS)[number];

export interface LinkStation {
  name: LinkStationName;
  isDone: boolean;
  /** Where the dossier has come to. */
  isReached: boolean;
  /** What ENEA gives at it can be had: the codes, or the receipts. */
  isGiven: boolean;
}

/** What ENEA gave for one declaration. */
export interface FilingAnswer {
  cpid: string | null;
  hasReceipt: boolean;
}

const REACHED_BEFORE_FILING: Readonly<Partial<Record<LinkStage, LinkStationName>>> = {
  collecting: 'received',
  collected: 'received',
  correcting: 'handedIn',
  checking: 'handedIn',
  accepted: 'accepted',
};

/**
 * The way of a dossier to ENEA. Code and receipt are told as they are there: a receipt may come
 * before the back office closes the dossier.
 *
 * @param answers one for each declaration; `undefined` where they are not known: the stage alone
 * counts then
 */
export function listLinkStations(
  stage: LinkStage,
  answers: readonly FilingAnswer[] | undefined,
): LinkStation[] {
  const isKnown = answers !== undefined && answers.length > 0;
  const hasCodes = isKnown && answers.every(({ cpid }) => cpid !== null);
  const hasReceipts = isKnown
    ? answers.every(({ hasReceipt }) => hasReceipt)
    : stage === 'completed';
  const reached = REACHED_BEFORE_FILING[stage] ?? (hasReceipts ? 'receipt' : 'filed');
  const place = LINK_STATIONS.indexOf(reached);
  // A station that is reached is done, except while something is still expected at it.
  const isAwaited = stage === 'collecting' || stage === 'correcting';
  return LINK_STATIONS.map((name, index) => ({
    name,
    isDone: index < place || (index === place && !isAwaited),
    isReached: index === place,
    isGiven: (name === 'filed' && hasCodes) || (name === 'receipt' && reached === 'receipt'),
  }));
}
