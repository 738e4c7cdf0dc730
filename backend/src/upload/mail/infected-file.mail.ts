import { formatDossierName, type DossierReference } from '../../module/mail/dossier-name.util.js';
import type { MailTemplate } from '../../platform/mail/index.js';

/** To the uploader of a dossier file in which a deferred scan found malware. */
export function createInfectedFileMail(
  dossier: DossierReference,
  fileName: string,
  path: string,
): MailTemplate {
  return {
    subject: `Pratica n. ${dossier.id}: file rimosso dall’antivirus`,
    heading: 'Un file è stato rimosso',
    paragraphs: [
      `L’antivirus ha trovato un programma dannoso nel file «${fileName}» della ${formatDossierName(dossier)}: lo abbiamo eliminato e nessuno lo ha potuto aprire.`,
      'Controlla con un antivirus il dispositivo da cui lo hai caricato, poi carica un’altra copia del documento. Se la pratica è già stata inviata, un operatore può richiedertelo dalla pagina della pratica.',
    ],
    action: { label: 'Apri la pratica', path },
  };
}
