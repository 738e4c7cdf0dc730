import { formatDay, selectPlural } from '@pratiche/domain';
import { formatDossierName, type DossierReference } from '../../mail/dossier-name.util.js';
import type { MailTemplate } from '../../../platform/mail/index.js';

export interface DeadlineMailData {
  dossier: DossierReference;
  /** `yyyy-mm-dd`. */
  deadline: string;
  /** 0 on the last day. */
  left: number;
}

/** "scade oggi", "scade domani", "scade tra 14 giorni". */
export const formatDeadlineDistance = (left: number): string =>
  left === 0 ? 'scade oggi' : selectPlural(left, 'scade domani', `scade tra ${left} giorni`);

/** To the owner of a draft: until when it can be sent, and what happens afterwards. */
export const deadlineMail = ({ dossier, deadline, left }: DeadlineMailData): MailTemplate => ({
  subject: `Pratica n. ${dossier.id}: ${formatDeadlineDistance(left)}`,
  heading:
    left === 0
      ? 'Ultimo giorno per inviare la pratica'
      : `La pratica ${formatDeadlineDistance(left)}`,
  paragraphs: [
    `La ${formatDossierName(dossier)} è ancora in bozza. L’ultimo giorno per inviarla è il ${formatDay(deadline)}.`,
    'Dopo questa data non puoi più inviarla dal portale e il tuo cliente rischia di perdere la detrazione.',
  ],
  action: { label: 'Apri la pratica', path: `/modules/edit/${dossier.id}` },
});
