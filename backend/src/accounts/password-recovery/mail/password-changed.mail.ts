import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the owner, so that a change made by a stranger does not go unnoticed. */
export const passwordChangedMail = (from: 'link' | 'profile'): MailTemplate => ({
  subject: 'La password è stata cambiata',
  heading: 'La password del portale è cambiata',
  paragraphs: [
    from === 'link'
      ? 'La password di questo account è stata appena cambiata dal link ricevuto per e-mail e tutte le sessioni aperte sono state terminate.'
      : 'La password di questo account è stata appena cambiata dal profilo e le sessioni sugli altri dispositivi sono state terminate.',
    'Chi non riconosce questa modifica deve recuperare subito la password dal link qui sotto e avvisare l’assistenza.',
  ],
  action: { label: 'Recupera la password', path: '/forgot-password' },
});
