import { getNotificationPath } from '@pratiche/domain';
import type { MailTemplate } from '../../../platform/mail/index.js';
import { formatDossierName, type DossierReference } from '../../mail/dossier-name.util.js';

/** To an operator whom a note calls; it does not quote the note, which can be withdrawn. */
export const mentionMail = (dossier: DossierReference, author: string): MailTemplate => ({
  subject: `Pratica n. ${dossier.id}: una nota per te`,
  heading: 'Una nota interna per te',
  paragraphs: [
    `${author} ti chiama in una nota interna sulla ${formatDossierName(dossier)}.`,
    'La leggono solo gli operatori: apri la pratica per vederla e rispondere.',
  ],
  action: { label: 'Leggi la nota', path: getNotificationPath('mention', dossier.id, 0) ?? '/' },
});
