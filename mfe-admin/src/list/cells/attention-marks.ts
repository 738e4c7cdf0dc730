import type { DossierListItemDto } from '@pratiche/api';
import { findOpenPoints, lazyValue } from '@pratiche/domain';
import { formatDay } from '@pratiche/ui';
import { DOSSIER_LIST_TEXTS, LIST_CELL_TEXTS } from '../texts.js';

export type AttentionFacts = Pick<
  DossierListItemDto,
  | 'completedDate'
  | 'presentOperators'
  | 'unreadMessages'
  | 'openRequests'
  | 'doubts'
  | 'submissions'
  | 'postponement'
>;

const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [number === 1 ? one : `${number} ${many}`];

/** What a row says beside the data of the dossier, the most pressing first; `short` for its column. */
export function listAttentionMarks(
  facts: AttentionFacts,
  form: 'short' | 'long' = 'long',
): string[] {
  const { presentOperators, unreadMessages, openRequests, submissions, postponement } = facts;
  const { doubts, isSentAgain } = findOpenPoints(facts);
  return [
    ...(form === 'short' ? namePresent(presentOperators) : describePresent(presentOperators)),
    ...(postponement === null
      ? []
      : [form === 'short' ? nameUntil(postponement) : describePostponement(postponement)]),
    ...count(unreadMessages, LIST_CELL_TEXTS.oneMessage, LIST_CELL_TEXTS.messages),
    ...(isSentAgain ? [LIST_CELL_TEXTS.submission(submissions)] : []),
    ...(openRequests > 0 ? [LIST_CELL_TEXTS.requests(openRequests)] : []),
    ...(doubts > 0 ? [LIST_CELL_TEXTS.doubts(doubts)] : []),
  ];
}

type ListedPostponement = NonNullable<AttentionFacts['postponement']>;

/** "Rimandata al 12/12/2026 (Anna Neri)". */
const describePostponement = ({ until, who }: ListedPostponement): string =>
  `${until === null ? LIST_CELL_TEXTS.waitsForInstaller : LIST_CELL_TEXTS.postponedTo(formatDay(until))} (${who})`;

/** "Rimandata al 12/12": within three months the year says nothing. */
const nameUntil = ({ until }: ListedPostponement): string =>
  until === null
    ? LIST_CELL_TEXTS.waitsForAnswer
    : LIST_CELL_TEXTS.postponedTo(formatDay(until).slice(0, 5));

const getNameList = lazyValue(() => new Intl.ListFormat('it'));

/** "Aperta da Anna Neri e Bruno Blu". */
const describePresent = (names: readonly string[]): string[] =>
  names.length === 0 ? [] : [DOSSIER_LIST_TEXTS.openWith(getNameList().format(names))];

/** "Aperta: A. Neri +1": the column has room for one name. */
const namePresent = ([first, ...others]: readonly string[]): string[] =>
  first === undefined
    ? []
    : [
        DOSSIER_LIST_TEXTS.openWithShort(
          first.replace(/^(\p{L})\S*\s+(?=\S)/u, '$1. '),
          others.length,
        ),
      ];
