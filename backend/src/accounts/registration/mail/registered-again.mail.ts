import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the owner of an address that was registered again. */
export const registeredAgainMail = (): MailTemplate => ({
  subject: 'Tentativo di registrazione con questo indirizzo',
  heading: 'Questo indirizzo è già registrato',
  paragraphs: [
    'Qualcuno ha provato a registrarsi al portale con questo indirizzo e-mail, che appartiene già a un account. Non abbiamo creato né modificato nulla.',
    'Se sei stato tu, accedi con la password che hai già scelto; se non la ricordi, scegline una nuova dal link qui sotto.',
    'Se non sei stato tu, ignora questo messaggio: chi ha provato non ha saputo se l’indirizzo è registrato.',
  ],
  action: { label: 'Recupera la password', path: '/forgot-password' },
});
