/** What only a returned dossier shows, fetched together. */
export { ReturnReason } from './ReturnReason.js';
export { StepReturnLines } from './StepReturnLines.js';
