import type { MailTemplate } from '../../platform/mail/index.js';
import { formatDossierName, type DossierReference } from './dossier-name.util.js';

/** To the owner: the dossier was sent. */
export const sentMail = (dossier: DossierReference): MailTemplate => ({
  subject: `Pratica n. ${dossier.id} inviata`,
  heading: 'Pratica inviata',
  paragraphs: [
    `Abbiamo ricevuto la ${formatDossierName(dossier)}.`,
    'Da ora non puoi più modificare i dati: i nostri operatori li verificano e, se manca qualcosa, ti scrivono subito.',
    'Quando la pratica è completata ti avvisiamo con un’altra e-mail.',
  ],
  action: { label: 'Vedi le pratiche inviate', path: '/modules/sent' },
});
