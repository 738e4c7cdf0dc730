import { ENEA_FILINGS, formatDay, type FilingCpid } from '@pratiche/domain';
import type { MailTemplate } from '../../../platform/mail/index.js';

export interface CustomerCompletedMailData {
  /** The fitter's company, as the customer knows it. */
  requestedBy: string;
  cpids: readonly FilingCpid[];
  /** Last day the link works, `yyyy-mm-dd`. */
  until: string;
  path: string;
  /** The receipts go with the message. */
  isAttached: boolean;
}

const describeLinked = (until: string): string =>
  `Scarica la ricevuta di ENEA dal link e conservala con le fatture e i bonifici: ti serve per la detrazione. Il link è personale, non inoltrarlo: funziona fino al ${formatDay(until)}.`;

const describeAttached = (count: number, until: string): string =>
  `${count > 1 ? 'Le ricevute di ENEA sono allegate a questa e-mail: conservale' : 'La ricevuta di ENEA è allegata a questa e-mail: conservala'} con le fatture e i bonifici, ${count > 1 ? 'ti servono' : 'ti serve'} per la detrazione. Fino al ${formatDay(until)} ${count > 1 ? 'le scarichi' : 'la scarichi'} anche dal link, che è personale: non inoltrarlo.`;

/** To the customer: the dossier is complete, with what they keep for the deduction. */
export const customerCompletedMail = ({
  requestedBy,
  cpids,
  until,
  path,
  isAttached,
}: CustomerCompletedMailData): MailTemplate => ({
  subject: 'La tua pratica è completata: codice CPID e ricevuta',
  heading: 'La tua pratica è completata',
  paragraphs: [
    `La pratica per la detrazione che ${requestedBy} ha preparato per te è stata trasmessa a ENEA ed è completata.`,
    ...cpids.map(({ filing, cpid }) =>
      cpids.length === 1
        ? `Codice CPID: ${cpid}.`
        : `${ENEA_FILINGS[filing].label}: codice CPID ${cpid}.`,
    ),
    isAttached ? describeAttached(cpids.length, until) : describeLinked(until),
  ],
  action: { label: cpids.length > 1 ? 'Scarica le ricevute' : 'Scarica la ricevuta', path },
  details: [
    `Se non conosci ${requestedBy} o non aspettavi questo messaggio, ignora questa e-mail.`,
  ],
  onBehalfOf: requestedBy,
  reason: `Messaggio automatico: ricevi questa e-mail perché ${requestedBy} ha indicato il tuo indirizzo per una pratica. Non rispondere a questo indirizzo.`,
});
