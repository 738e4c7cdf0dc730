import {
  BENEFICIARY_LINK_DAYS,
  formatDay,
  getChoiceLabel,
  selectPlural,
  SERVICE_TYPES,
  type ServiceType,
  estimateCustomerMinutes,
  FEW_MISSING_FIELDS,
} from '@pratiche/domain';
import type { MailTemplate } from '../../../platform/mail/index.js';

export interface InvitationMailData {
  /** The fitter's company, as the customer knows it. */
  requestedBy: string;
  /** Of its profile, so that a customer can call before following a link. */
  phone: string | null;
  vat: string | null;
  serviceType: ServiceType | null;
  /** Fields that the customer has still to fill in; with none the data is only checked. */
  missingCount: number;
  /** How many papers the customer signs online in the end. */
  papersToSign: number;
  /** Last day the link works, `yyyy-mm-dd`. */
  until: string;
  path: string;
}

/**
 * Sent to the customer: the requester and the request, how long it takes, how the data is used, and
 * when the link expires.
 */
export function invitationMail({
  requestedBy,
  phone,
  vat,
  serviceType,
  missingCount,
  papersToSign,
  until,
  path,
}: InvitationMailData): MailTemplate {
  const service = serviceType === null ? '' : ` (${getChoiceLabel(SERVICE_TYPES, serviceType)})`;
  const isComplete = missingCount === 0;
  const minutes = `Bastano circa ${estimateCustomerMinutes(missingCount)} minuti, anche dal telefono e senza registrazione`;
  return {
    subject: `${requestedBy} ti chiede ${isComplete ? 'di controllare i' : 'i'} dati per la detrazione`,
    heading: `${isComplete ? 'Controlla' : 'Completa'} i dati per la tua detrazione`,
    paragraphs: [
      `${requestedBy} sta preparando per te la pratica ENEA${service}, che serve per la detrazione fiscale dei lavori, e ti chiede di ${isComplete ? 'controllare' : 'completare'} i tuoi dati.`,
      describeWork(minutes, missingCount),
      ...(papersToSign === 0
        ? []
        : [
            `Alla fine firmi ${selectPlural(papersToSign, 'un documento', `${papersToSign} documenti`)}: bastano un dito e un codice che ti mandiamo per e-mail.`,
          ]),
    ],
    action: { label: labelAction(isComplete, papersToSign), path },
    details: [
      ...listContacts(requestedBy, phone, vat),
      'Salviamo noi quello che scrivi: puoi fermarti e riprendere dallo stesso link.',
      `I tuoi dati: li vedono soltanto ${requestedBy} e chi trasmette la pratica a ENEA. Servono solo per questa pratica. Da questo link leggi e modifichi soltanto i dati che ti chiediamo.`,
      `Il link è personale, non inoltrarlo: funziona per ${BENEFICIARY_LINK_DAYS} giorni, fino al ${formatDay(until)}. Quando la pratica è inviata, lo stesso link ti dice a che punto è.`,
      `Se non conosci ${requestedBy} o non aspettavi questa richiesta, ignora questa e-mail.`,
    ],
    onBehalfOf: requestedBy,
    reason: `Messaggio automatico: ricevi questa e-mail perché ${requestedBy} ha indicato il tuo indirizzo per una pratica. Non rispondere a questo indirizzo.`,
  };
}

function describeWork(minutes: string, missingCount: number): string {
  if (missingCount === 0) return `${minutes}: i dati ci sono già, controllali e conferma.`;
  return missingCount <= FEW_MISSING_FIELDS
    ? `${minutes}: ${selectPlural(missingCount, 'manca solo un dato', `mancano solo ${missingCount} dati`)}, il resto c’è già.`
    : `${minutes}. Tieni a portata di mano codice fiscale, carta d’identità e, se ce l’hai, la visura catastale.`;
}

function labelAction(isComplete: boolean, papersToSign: number): string {
  if (!isComplete) return 'Completa i dati';
  return papersToSign === 0 ? 'Controlla i dati' : 'Controlla i dati e firma';
}

function listContacts(company: string, phone: string | null, vat: string | null): string[] {
  const facts = [phone && `telefono ${phone}`, vat && `partita IVA ${vat}`].filter(Boolean);
  if (facts.length === 0) return [];
  return [`${phone ? 'Vuoi prima una conferma? Chiama ' : ''}${company}: ${facts.join(', ')}.`];
}
