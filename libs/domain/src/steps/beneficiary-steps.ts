import type { ServiceType } from '../enumerations/index.js';
import type { StepId } from './step-id.js';

/** The steps that the customer fills in by a link, in order (spec wizard §2); the heating system for Ecobonus only. */
export const listBeneficiarySteps = (service: ServiceType | null): StepId[] => [
  'beneficiario',
  'residenza',
  'ubicazione',
  'catasto',
  'immobile',
  ...(service === 1 ? (['impianto'] as const) : []),
];
