import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the owner, so that a change made by a stranger does not go unnoticed. */
export const passwordChangedMail = (from: 'link' | 'profile'): MailTemplate => ({
  subject: 'La password è stata cambiata',
  heading: 'La tua password è cambiata',
  paragraphs: [
    from === 'link'
      ? 'La password del tuo account è stata appena cambiata con il link ricevuto per e-mail. Abbiamo chiuso tutte le sessioni aperte.'
      : 'La password del tuo account è stata appena cambiata dal profilo. Abbiamo chiuso le sessioni sugli altri dispositivi.',
    'Se non riconosci questa modifica, scegli subito una nuova password dal link qui sotto e avvisa l’assistenza.',
  ],
  action: { label: 'Recupera la password', path: '/forgot-password' },
});
