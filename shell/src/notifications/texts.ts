import { selectPlural } from '@pratiche/domain';

/** What the pages of notifications say, in one place to proofread. */
export const NOTIFICATION_TEXTS = {
  title: 'Notifiche',
  subtitle: 'Che cosa è successo a pratiche, scadenze e crediti nell’ultimo anno.',
  mentions: 'Note per me',
  mentionsSubtitle: 'Le note interne in cui un collega ti chiama per nome.',
  noMentions: 'Quando un collega scrive il tuo nome con @ in una nota interna, la trovi qui.',
  markAll: 'Segna tutte come lette',
  chooseMails: 'Scegli quali ricevere anche per e-\u2060mail',
  pages: 'Pagine delle notifiche',
  newer: 'Più recenti',
  older: 'Meno recenti',
  all: 'Tutte le notifiche',
  preferences: 'Preferenze e-mail',
  none: 'Nessuna notifica',
  noneText: 'Qui arrivano gli aggiornamenti su pratiche, scadenze e crediti.',
  unread: 'Nuova',
  /** How many updates of the same dossier are folded, and how many of them are unread. */
  earlier: (count: number, unread: number) =>
    `${selectPlural(count, 'Un aggiornamento precedente', `${count} aggiornamenti precedenti`)}${
      unread === 0 ? '' : ` · ${selectPlural(unread, '1 nuovo', `${unread} nuovi`)}`
    }`,
  markRead: (title: string) => `Segna come letta: ${title}`,
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
} as const;
