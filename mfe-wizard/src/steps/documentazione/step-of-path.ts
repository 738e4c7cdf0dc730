import type { StepId } from '@pratiche/domain';
import { CATASTO, IMMOBILE, INTERVENTO, RESIDENZA, SERVIZIO, UBICAZIONE } from './review-fields.js';

/** The step a field of the form is filled in at. */
export function stepOfPath(path: string): StepId {
  if (path.startsWith('manufatti')) return 'manufatti';
  if (path.startsWith('spese')) return 'spese';
  if (path.startsWith('documenti')) return 'documentazione';
  if (path.startsWith('otherBeneficiaries')) return 'beneficiario';
  const steps: [StepId, readonly string[]][] = [
    ['servizio', SERVIZIO], ['residenza', RESIDENZA], ['ubicazione', UBICAZIONE], ['catasto', CATASTO], ['immobile', IMMOBILE], ['intervento', INTERVENTO],
  ];
  const found = steps.find(([, fields]) => fields.includes(path))?.[0];
  return found ?? (path.startsWith('beneficiary') ? 'beneficiario' : 'impianto');
}
