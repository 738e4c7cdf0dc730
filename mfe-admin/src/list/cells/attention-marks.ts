import type { DossierListItemDto } from '@pratiche/api';

export type AttentionFacts = Pick<
  DossierListItemDto,
  'unreadMessages' | 'openRequests' | 'doubts' | 'submissions'
>;

const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [number === 1 ? one : `${number} ${many}`];

/** What a row says beside the data of the dossier, the most pressing first. */
export const listAttentionMarks = ({
  unreadMessages,
  openRequests,
  doubts,
  submissions,
}: AttentionFacts): string[] => [
  ...count(unreadMessages, '1 messaggio nuovo', 'messaggi nuovi'),
  ...(submissions > 1 ? [`${submissions}° invio`] : []),
  ...count(openRequests, 'Documento richiesto', 'documenti richiesti'),
  ...(doubts === 0 ? [] : [`${doubts} da guardare`]),
];
