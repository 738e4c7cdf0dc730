import type { DossierForm } from '../dossier/index.js';
import { listBeneficiarySteps } from './beneficiary-steps.js';
import { STEP_FIELDS } from './step-fields.js';

/** Fields that the beneficiary's page of a service may read and write: those of its steps. */
export const listBeneficiaryFields = (service: DossierForm['serviceType']): (keyof DossierForm)[] =>
  listBeneficiarySteps(service).flatMap((step) => STEP_FIELDS[step]);
