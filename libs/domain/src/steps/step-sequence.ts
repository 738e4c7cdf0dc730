import type { ServiceType } from '../enumerations/index.js';
import { listBeneficiarySteps } from './beneficiary-steps.js';
import type { StepId, Viewer } from './step-id.js';

const COMMON_STEPS: readonly StepId[] = [
  'servizio',
  'beneficiario',
  'residenza',
  'ubicazione',
  'catasto',
  'immobile',
  'intervento',
  'manufatti',
];
const ECOBONUS_STEPS: readonly StepId[] = ['impianto', 'spese'];

/**
 * Returns the steps of a service for a viewer, in order (spec wizard §2). The last one is number 10
 * for Ecobonus, 8 otherwise.
 */
export function listStepIds(service: ServiceType | null, viewer: Viewer): StepId[] {
  if (viewer === 'beneficiary') return listBeneficiarySteps(service);
  const isEcobonus = service === 1;
  return [
    ...COMMON_STEPS,
    ...(isEcobonus ? ECOBONUS_STEPS : []),
    viewer === 'admin' ? 'amministrazione' : 'documentazione',
  ];
}

/** Number shown on the first step: the beneficiary's page counts from 1, the wizard from 0. */
export const getFirstStepNumber = (viewer: Viewer): number => (viewer === 'beneficiary' ? 1 : 0);
