export * from './stepId.js';
export * from './sequence.js';
export * from './dossierSteps.js';
export * from './navigation.js';
export * from './fields.js';
