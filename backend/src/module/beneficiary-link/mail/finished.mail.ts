import { formatDossierName, type DossierReference } from '../../mail/dossier-name.util.js';
import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the fitter: the customer has gone through all steps of the link. */
export const finishedMail = (dossier: DossierReference): MailTemplate => ({
  subject: `Pratica n. ${dossier.id}: dati completati dal cliente`,
  heading: 'Il cliente ha completato i dati',
  paragraphs: [
    `Per la ${formatDossierName(dossier)} il cliente ha terminato di compilare i suoi dati.`,
    'I suoi dati sono già nella pratica: riprendila da dove l’hai lasciata e poi inviala.',
  ],
  action: { label: 'Riprendi la pratica', path: `/modules/edit/${dossier.id}` },
});
