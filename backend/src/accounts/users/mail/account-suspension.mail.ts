import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the owner: the account cannot log in for the time being. */
export const accountSuspendedMail = (): MailTemplate => ({
  subject: 'Account sospeso',
  heading: 'L’account è stato sospeso',
  paragraphs: [
    'Fino a nuova comunicazione non è possibile accedere al portale né inviare pratiche. Pratiche, documenti e crediti restano come sono; le pratiche già inviate proseguono.',
    'Per chiarimenti è possibile rispondere a questo messaggio o contattare l’assistenza.',
  ],
});

/** To the owner: the portal can be used again. */
export const accountReactivatedMail = (): MailTemplate => ({
  subject: 'Account riattivato',
  heading: 'L’account è di nuovo attivo',
  paragraphs: [
    'È possibile accedere come prima: pratiche, documenti e crediti sono rimasti come erano.',
  ],
  action: { label: 'Accedi al portale', path: '/login' },
});
