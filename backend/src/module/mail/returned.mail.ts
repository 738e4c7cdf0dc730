import type { ReturnKind } from '@pratiche/domain';
import type { MailTemplate } from '../../platform/mail/index.js';
import { formatDossierName, type DossierReference } from './dossier-name.util.js';

export interface ReturnedMailData {
  dossier: DossierReference;
  kind: ReturnKind;
  reason: string;
  hasAttachment: boolean;
}

const RETURN_TEXTS: Readonly<
  Record<ReturnKind, { subject: string; heading: string; opening: string }>
> = {
  rejection: {
    subject: 'rifiutata',
    heading: 'Pratica rifiutata',
    opening: 'non possiamo accettarla così com’è',
  },
  corrections: {
    subject: 'correzioni richieste',
    heading: 'Servono alcune correzioni',
    opening: 'correggila, poi la trasmettiamo a ENEA',
  },
};

/** To the owner: the dossier came back, with the reason, and the credits are theirs again. */
export function returnedMail({
  dossier,
  kind,
  reason,
  hasAttachment,
}: ReturnedMailData): MailTemplate {
  const words = RETURN_TEXTS[kind];
  return {
    subject: `Pratica n. ${dossier.id}: ${words.subject}`,
    heading: words.heading,
    paragraphs: [
      `Abbiamo controllato la ${formatDossierName(dossier)}: ${words.opening}.`,
      `Motivo: ${reason}`,
      ...(hasAttachment
        ? ['L’operatore ha allegato un file: lo trovi nella pagina della pratica.']
        : []),
      'Ti abbiamo restituito i crediti dell’invio. La pratica è di nuovo tra le tue bozze: correggila e inviala ancora.',
    ],
    action: { label: 'Apri la pratica', path: `/modules/edit/${dossier.id}` },
  };
}
