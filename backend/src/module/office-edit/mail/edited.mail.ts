import type { MailTemplate } from '../../../platform/mail/index.js';
import { formatDossierName, type DossierReference } from '../../mail/dossier-name.util.js';

/** To the owner: the back office has changed data of a dossier. */
export const editedMail = (
  dossier: DossierReference,
  fields: string,
  reasons: readonly string[],
): MailTemplate => ({
  subject: `Pratica n. ${dossier.id}: dati modificati da un operatore`,
  heading: 'Abbiamo modificato i dati della pratica',
  paragraphs: [
    `Nella ${formatDossierName(dossier)} un operatore ha completato o corretto: ${fields}.`,
    ...(reasons.length === 0 ? [] : [`Motivo: ${reasons.join(' · ')}`]),
    'Non devi fare nulla. Se un dato non torna, scrivici dalla pagina della pratica.',
  ],
  action: { label: 'Apri la pratica', path: `/modules/edit/${dossier.id}` },
});
