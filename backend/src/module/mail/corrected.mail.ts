import { formatReplacedCpid, type ReplacedCpid } from '@pratiche/domain';
import type { MailTemplate } from '../../platform/mail/index.js';
import { formatDossierName, type DossierReference } from './dossier-name.util.js';

/** To the owner: a filed declaration has a new CPID and a new receipt. */
export const correctedMail = (
  dossier: DossierReference,
  correction: ReplacedCpid & { reason: string },
  isAttached: boolean,
): MailTemplate => ({
  subject: `Pratica n. ${dossier.id}: rettifica ENEA, nuovo codice CPID`,
  heading: 'Nuovo codice CPID',
  paragraphs: [
    `Abbiamo rettificato sul sito ENEA una dichiarazione della ${formatDossierName(dossier)}: ENEA ha annullato quella di prima e ha dato un nuovo codice CPID.`,
    `${formatReplacedCpid(correction)}.`,
    `Motivo: ${correction.reason}`,
    `La nuova ricevuta e quella di prima sono ${isAttached ? 'allegate a questa e-mail e ' : ''}nella pagina della pratica: consegnale al cliente, che deve conservarle tutte per la detrazione.`,
  ],
  action: { label: 'Apri la pratica', path: `/modules/edit/${dossier.id}` },
});
