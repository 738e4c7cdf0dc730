import type { MailTemplate } from '../../../platform/mail/index.js';

export const RESET_LINK_MINUTES = 60;

/** Sent to the owner of an account for which a password reset was requested. */
export const resetPasswordMail = (token: string): MailTemplate => ({
  subject: 'Recupero della password',
  heading: 'Scegli una nuova password',
  paragraphs: [
    'Ci è arrivata la richiesta di una nuova password per il tuo account.',
    `Sceglila dal link qui sotto: vale ${RESET_LINK_MINUTES} minuti e una volta sola, e sostituisce quelli che hai ricevuto prima. Poi dovrai accedere di nuovo su tutti i dispositivi.`,
    'Se non l’hai chiesta tu, ignora questo messaggio: la password resta quella di prima.',
  ],
  action: { label: 'Scegli una nuova password', path: `/reset-password/${token}` },
});
