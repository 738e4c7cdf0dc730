import { formatCount } from '@pratiche/domain';

/** What is still open of a dossier, in one place to proofread. */
export const OPEN_POINT_TEXTS = {
  title: 'Cosa resta aperto',
  commandGroup: 'Pratica',
  doubts: (count: number) => `${count} da ricontrollare`,
  allSeen: (count: number) => formatCount(count, 'punto già visto', 'punti già visti'),
  noDoubts: 'Nessun punto da ricontrollare',
  requests: (count: number) => `aspetta ${formatCount(count, 'documento', 'documenti')}`,
  messages: (count: number) => formatCount(count, 'messaggio nuovo', 'messaggi nuovi'),
  showDoubts: 'Mostra i punti da ricontrollare',
  showRequests: 'Vai ai documenti richiesti',
  noRequests: 'Nessun documento è richiesto di nuovo.',
  showMessages: 'Vai ai messaggi',
  showDeadline: 'Vai alla scadenza',
  deadline: 'Scadenza',
  see: 'Visto',
  unsee: 'Da rivedere',
  seenBy: (who: string) => `Visto da ${who},`,
  seeAll: 'Segna tutti come visti',
  close: 'Chiudi',
} as const;
