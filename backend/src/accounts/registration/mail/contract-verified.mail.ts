import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the fitter: the portal can be used from now on. */
export const contractVerifiedMail = (businessName: string | null): MailTemplate => ({
  subject: 'Contratto verificato: il portale è attivo',
  heading: 'Il portale è attivo',
  paragraphs: [
    `Il contratto di «${businessName ?? ''}» è stato verificato. Da ora si possono acquistare i pacchetti, preparare le pratiche e inviarle.`,
    'Chi ha il portale aperto in questo momento deve uscire e accedere di nuovo.',
  ],
  action: { label: 'Accedi al portale', path: '/login' },
});
