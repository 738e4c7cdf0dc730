import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the owner: wrong codes were typed after the right password. */
export const wrongCodesMail = (): MailTemplate => ({
  subject: 'Codici di accesso non corretti',
  heading: 'Qualcuno ha inserito la password giusta e codici sbagliati',
  paragraphs: [
    'Nell’ultimo quarto d’ora, dopo la password del tuo account, sono stati inseriti più codici non corretti. Nessuno è entrato.',
    'Se non eri tu, qualcuno conosce la tua password: cambiala subito. Così resta fuori e i tentativi ripartono da zero, anche se l’accesso era in pausa.',
  ],
  action: { label: 'Scegli una nuova password', path: '/forgot-password' },
});
