import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the fitter: the portal can be used from now on. */
export const contractVerifiedMail = (businessName: string | null): MailTemplate => ({
  subject: 'Contratto verificato: il portale è attivo',
  heading: 'Il portale è attivo',
  paragraphs: [
    `Abbiamo verificato il contratto di «${businessName ?? ''}». Da ora puoi acquistare i pacchetti, preparare le pratiche e inviarle.`,
    'Se hai il portale aperto in questo momento, basta ricaricare la pagina.',
  ],
  action: { label: 'Accedi al portale', path: '/login' },
});
