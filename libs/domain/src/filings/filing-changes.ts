import {
  isCompletedStatus,
  isFiledStatus,
  isOpenStatus,
  type BackOfficeDocument,
  type StatusCode,
} from '../statuses/index.js';

export type FilingChange = 'add' | 'replace' | 'remove';

/** Files of a declaration: CPID, receipt, and the calculation of its energy saving. */
export type FilingFileName = BackOfficeDocument | 'Risparmio';

/**
 * Italian message when CPID or receipt may not be changed in a status; `null` when it may. What a
 * status was reached with can be put right in it, but not taken away.
 */
export function validateFilingChange(
  status: StatusCode,
  name: BackOfficeDocument,
  change: FilingChange,
): string | null {
  if (isOpenStatus(status))
    return 'La pratica è in mano all’installatore: carica ricevuta e codice CPID dopo l’invio.';
  if (change === 'add') return null;
  if (isCompletedStatus(status))
    return 'La pratica è completata: non puoi più cambiare ricevuta e codice CPID. Se ENEA ne ha dati di nuovi, registra una rettifica.';
  if (change === 'remove' && isFiledStatus(status) && name === 'CodiceCpid')
    return 'La pratica è già stata inviata a ENEA: puoi sostituire il codice CPID ma non toglierlo.';
  return null;
}

export const FILING_CORRECTION_REASON_MAX = 500;

/**
 * Italian message when a new declaration that took the place of a filed one may not be recorded in a
 * status; `null` when it may. The status stays, and so do CPID and receipt of before.
 */
export function validateFilingCorrection(status: StatusCode): string | null {
  if (isFiledStatus(status)) return null;
  return isOpenStatus(status)
    ? 'La pratica è in mano all’installatore: non c’è una dichiarazione ENEA da rettificare.'
    : 'La pratica non è ancora stata inviata a ENEA: se il codice CPID è sbagliato, correggilo dove lo hai scritto.';
}

/** Italian message when a CPID cannot be that of a corrected declaration; `null` when it can. */
export const validateCorrectedCpid = (current: string | null, cpid: string): string | null =>
  current === cpid
    ? `Il codice CPID ${cpid} è già quello di questa dichiarazione: scrivi quello che ENEA ha dato con «Modifica pratica».`
    : null;
