/** What the page behind the link of an e-mail says, which loads alone. */
export const UNSUBSCRIBE_TEXTS = {
  unsubscribeFrom: 'Non inviare più e-mail su',
  unsubscribeText:
    'Le notifiche resteranno visibili nel portale. Le altre e-mail continueranno ad arrivare.',
  unsubscribe: 'Non inviare più',
  unsubscribed: 'Non arriveranno più e-mail su',
  subscribeAgain: 'Per riceverle di nuovo basta modificare la preferenza nel ',
  profile: 'profilo',
  mailTitle: 'Notifiche per e-\u2060mail',
} as const;
