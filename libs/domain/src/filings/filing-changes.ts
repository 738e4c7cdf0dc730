import {
  isCompletedStatus,
  isFiledStatus,
  isOpenStatus,
  type BackOfficeDocument,
  type StatusCode,
} from '../statuses/index.js';

export type FilingChange = 'add' | 'replace' | 'remove';

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
    return 'La pratica è completata: non puoi più cambiare ricevuta e codice CPID.';
  if (change === 'remove' && isFiledStatus(status) && name === 'CodiceCpid')
    return 'La pratica è già stata inviata a ENEA: puoi sostituire il codice CPID ma non toglierlo.';
  return null;
}
