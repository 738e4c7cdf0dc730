import type { DossierListItemDto } from '@pratiche/api';
import { formatDay } from '@pratiche/ui';

export type AttentionFacts = Pick<
  DossierListItemDto,
  'unreadMessages' | 'openRequests' | 'doubts' | 'submissions' | 'postponement'
>;

const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [number === 1 ? one : `${number} ${many}`];

/** What a row says beside the data of the dossier, the most pressing first; `short` for its column. */
export const listAttentionMarks = (
  { unreadMessages, openRequests, doubts, submissions, postponement }: AttentionFacts,
  form: 'short' | 'long' = 'long',
): string[] => [
  ...(postponement === null
    ? []
    : [form === 'short' ? nameUntil(postponement) : describePostponement(postponement)]),
  ...count(unreadMessages, '1 messaggio nuovo', 'messaggi nuovi'),
  ...(submissions > 1 ? [`${submissions}° invio`] : []),
  ...count(openRequests, 'Documento richiesto', 'documenti richiesti'),
  ...(doubts === 0 ? [] : [`${doubts} da guardare`]),
];

type ListedPostponement = NonNullable<AttentionFacts['postponement']>;

/** "Rimandata al 12/12/2026 (Anna Neri)". */
const describePostponement = ({ until, who }: ListedPostponement): string =>
  `${until === null ? 'In attesa dell’installatore' : `Rimandata al ${formatDay(until)}`} (${who})`;

/** "Rimandata al 12/12": within three months the year says nothing. */
const nameUntil = ({ until }: ListedPostponement): string =>
  until === null ? 'In attesa di risposta' : `Rimandata al ${formatDay(until).slice(0, 5)}`;
