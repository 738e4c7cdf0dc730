import type { MailTemplate } from '../../platform/mail/index.js';
import { formatDossierName, type DossierReference } from './dossier-name.util.js';

/** To the owner: the dossier is filed with ENEA and complete. */
export const completedMail = (dossier: DossierReference): MailTemplate => ({
  subject: `Pratica n. ${dossier.id} completata`,
  heading: 'Pratica completata',
  paragraphs: [
    `La ${formatDossierName(dossier)} è stata trasmessa a ENEA ed è completata.`,
    'La ricevuta con il codice CPID è insieme ai documenti della pratica: va consegnata al cliente, che deve conservarla per la detrazione.',
  ],
  action: { label: 'Scarica i documenti', path: '/modules/elaborate' },
});
