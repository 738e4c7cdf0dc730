/** What the pages of notifications say, in one place to proofread. */
export const NOTIFICATION_TEXTS = {
  title: 'Notifiche',
  subtitle: 'Che cosa è successo a pratiche, scadenze e crediti nell’ultimo anno.',
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
  markRead: (title: string) => `Segna come letta: ${title}`,
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
} as const;
