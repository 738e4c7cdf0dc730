import type { MailTemplate } from '../../../platform/mail/index.js';

export const RESET_LINK_MINUTES = 60;

/** Sent to the owner of an account for which a password reset was requested. */
export const resetPasswordMail = (token: string): MailTemplate => ({
  subject: 'Recupero della password',
  heading: 'Scegli una nuova password',
  paragraphs: [
    'È stato chiesto di recuperare la password del portale per questo indirizzo e-mail.',
    `Il link qui sotto permette di sceglierne una nuova: vale ${RESET_LINK_MINUTES} minuti e una volta sola, e sostituisce quelli ricevuti prima. Tutti i dispositivi collegati dovranno poi accedere di nuovo.`,
    'Se la richiesta non è nota, questo messaggio si può ignorare: la password resta quella di prima.',
  ],
  action: { label: 'Scegli una nuova password', path: `/reset-password/${token}` },
});
