/** What the choice of e-mails says, which loads with the profile. */
export const PREFERENCE_TEXTS = {
  preferenceSaved: 'Preferenza salvata.',
  byMailText:
    'Le notifiche sono sempre nel portale. Qui scegli quali ricevere anche per e-\u2060mail; quelle sulla sicurezza dell’account arrivano comunque.',
  byMailKinds: 'Notifiche che arrivano anche per e-\u2060mail',
  mailTitle: 'Notifiche per e-\u2060mail',
} as const;
