/** `@pratiche/domain/fitter-proposals`: what the wizard proposes to save typing, for its steps alone. */
export * from './like-last-dossier.js';
export * from '../autofill/address-patches.js';
