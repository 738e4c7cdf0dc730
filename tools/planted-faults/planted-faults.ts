import { API_FAULTS } from './api-faults.ts';
import { BACKEND_FAULTS } from './backend-faults.ts';
import { DOMAIN_FAULTS } from './domain-faults.ts';
import { MODEL_FAULTS } from './model-faults.ts';
import { RULE_FAULTS } from './rule-faults.ts';
import { SERVER_FAULTS } from './server-faults.ts';
import { SIGNATURE_FAULTS } from './signature-faults.ts';
import { WEB_FAULTS } from './web-faults.ts';
import type { PlantedFault } from './planted-fault.types.ts';

/** Every fault, the quickest to notice first. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...DOMAIN_FAULTS,
  ...RULE_FAULTS,
  ...WEB_FAULTS,
  ...SIGNATURE_FAULTS,
  ...BACKEND_FAULTS,
  ...SERVER_FAULTS,
  ...API_FAULTS,
  ...MODEL_FAULTS,
];
