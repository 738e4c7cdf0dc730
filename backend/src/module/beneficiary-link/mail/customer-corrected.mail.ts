import { ENEA_FILINGS, formatDay, type ReplacedCpid } from '@pratiche/domain';
import type { MailTemplate } from '../../../platform/mail/index.js';

export interface CustomerCorrectedMailData {
  /** The fitter's company, as the customer knows it. */
  requestedBy: string;
  correction: ReplacedCpid;
  /** The customer's link and its last day, `yyyy-mm-dd`; `null` once it ended. */
  link: { path: string; until: string } | null;
  /** The receipts go with the message. */
  isAttached: boolean;
}

function describeReceipts({ link, isAttached, requestedBy }: CustomerCorrectedMailData): string {
  if (link !== null)
    return `${isAttached ? 'Le trovi allegate a questa e-mail e, f' : 'Le trovi sul tuo link f'}ino al ${formatDay(link.until)}${isAttached ? ', sul tuo link' : ''}, che è personale: non inoltrarlo.`;
  return isAttached
    ? 'Le trovi allegate a questa e-mail.'
    : `Il tuo link non funziona più: chiedi a ${requestedBy} di mandartele.`;
}

/** To the customer: ENEA annulled what they keep for the deduction, and gave a new CPID. */
export const customerCorrectedMail = (data: CustomerCorrectedMailData): MailTemplate => {
  const { requestedBy, correction, link } = data;
  const { filing, formerCpid, cpid } = correction;
  return {
    subject: 'La tua pratica ENEA è stata rettificata: nuovo codice CPID',
    heading: 'Nuovo codice CPID',
    paragraphs: [
      `La dichiarazione ENEA «${ENEA_FILINGS[filing].label}», che ${requestedBy} ha preparato per te, è stata corretta sul sito ENEA. ENEA ha annullato quella di prima e ha dato un nuovo codice.`,
      ...(formerCpid === null ? [] : [`Codice CPID precedente, annullato: ${formerCpid}.`]),
      `Codice CPID attuale: ${cpid}.`,
      'Per la detrazione vale il codice attuale. Conserva tutte e due le ricevute, con le fatture e i bonifici: quella nuova è la dichiarazione valida, quella di prima mostra quando era stata inviata la prima volta.',
      describeReceipts(data),
    ],
    ...(link === null ? {} : { action: { label: 'Scarica le ricevute', path: link.path } }),
    details: [
      `Se non conosci ${requestedBy} o non aspettavi questo messaggio, ignora questa e-mail.`,
    ],
    onBehalfOf: requestedBy,
    reason: `Messaggio automatico: ricevi questa e-mail perché ${requestedBy} ha indicato il tuo indirizzo per una pratica. Non rispondere a questo indirizzo.`,
  };
};
