import { selectPlural } from '@pratiche/domain';

/** Texts about declarations corrected at ENEA, in one place to proofread. */
export const CORRECTION_TEXTS = {
  title: 'Rettificata',
  about: (count: number) =>
    `ENEA ha annullato ${selectPlural(count, 'la dichiarazione precedente', 'le dichiarazioni precedenti')}: vale il codice attuale, ma conserva tutte le ricevute.`,
  current: 'CPID attuale',
  former: 'CPID precedente',
  notRecorded: 'non registrato',
  annulledOn: 'Annullato il',
  reason: (reason: string) => `Motivo: ${reason}`,
  copy: 'Copia',
  copyCpid: (cpid: string) => `Copia il codice ${cpid}`,
  copied: 'Codice copiato',
  cannotCopy: 'Il browser non ha permesso la copia: seleziona il codice e copialo a mano.',
  formerReceipt: 'Scarica la ricevuta precedente',
  formerDocument: 'Documento del CPID precedente',
  downloadFailed: 'Errore Download Documenti Pratica',
} as const;
