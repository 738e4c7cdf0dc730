import type { MailTemplate } from '../../platform/mail/index.js';
import { formatDossierName, type DossierReference } from './dossier-name.util.js';

/** To the owner: the dossier was sent. */
export const sentMail = (dossier: DossierReference): MailTemplate => ({
  subject: `Pratica n. ${dossier.id} inviata`,
  heading: 'Pratica inviata',
  paragraphs: [
    `Abbiamo ricevuto la ${formatDossierName(dossier)}.`,
    'Da questo momento i dati non sono più modificabili: i nostri operatori li verificano e, se manca qualcosa, scrivono subito.',
    'Un’altra e-mail avviserà quando la pratica sarà completata.',
  ],
  action: { label: 'Vedi le pratiche inviate', path: '/modules/sent' },
});
