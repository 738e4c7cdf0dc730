import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the owner: the account cannot log in for the time being. */
export const accountSuspendedMail = (): MailTemplate => ({
  subject: 'Account sospeso',
  heading: 'Il tuo account è sospeso',
  paragraphs: [
    'Per ora non puoi accedere al portale né inviare pratiche. Pratiche, documenti e crediti restano come sono; le pratiche già inviate proseguono.',
    'Per sapere perché, o per riattivarlo, contatta l’assistenza.',
  ],
});

/** To the owner: the portal can be used again. */
export const accountReactivatedMail = (): MailTemplate => ({
  subject: 'Account riattivato',
  heading: 'Il tuo account è di nuovo attivo',
  paragraphs: ['Puoi accedere come prima: pratiche, documenti e crediti sono rimasti com’erano.'],
  action: { label: 'Accedi al portale', path: '/login' },
});
