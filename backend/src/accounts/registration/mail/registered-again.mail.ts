import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the owner of an address that was registered again. */
export const registeredAgainMail = (): MailTemplate => ({
  subject: 'Tentativo di registrazione con questo indirizzo',
  heading: 'Questo indirizzo è già registrato',
  paragraphs: [
    'Qualcuno ha compilato la registrazione al portale con questo indirizzo e-mail, che appartiene già a un account. Non è stato creato né modificato nulla.',
    'Chi ha provato a registrarsi può accedere con la password scelta a suo tempo; se non la ricorda, può sceglierne una nuova dal collegamento qui sotto.',
    'Se il tentativo non è noto, questo messaggio si può ignorare: chi lo ha fatto non ha saputo se l’indirizzo è registrato.',
  ],
  action: { label: 'Recupera la password', path: '/forgot-password' },
});
