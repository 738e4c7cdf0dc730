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
  mailTitle: 'Notifiche per e-\u2060mail',
  unread: 'Nuova',
  markRead: (title: string) => `Segna come letta: ${title}`,
  preferenceSaved: 'Preferenza salvata.',
  byMailText:
    'Le notifiche sono sempre nel portale. Qui scegli quali ricevere anche per e-\u2060mail; quelle sulla sicurezza dell’account arrivano comunque.',
  byMailKinds: 'Notifiche che arrivano anche per e-\u2060mail',
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
  unsubscribeFrom: 'Non inviare più e-mail su',
  unsubscribeText:
    'Le notifiche resteranno visibili nel portale. Le altre e-mail continueranno ad arrivare.',
  unsubscribe: 'Non inviare più',
  unsubscribed: 'Non arriveranno più e-mail su',
  subscribeAgain: 'Per riceverle di nuovo basta modificare la preferenza nel ',
  profile: 'profilo',
} as const;
