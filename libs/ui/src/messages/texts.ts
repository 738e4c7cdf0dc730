import { formatCount, selectPlural } from '@pratiche/domain';

/** What a row of a list says of the messages of its dossier, in one place to proofread. */
export const MESSAGE_BADGE_TEXTS = {
  openRequests: (count: number) =>
    selectPlural(count, 'Documento richiesto', `${count} documenti richiesti`),
  unread: (count: number) => formatCount(count, 'messaggio nuovo', 'messaggi nuovi'),
} as const;
