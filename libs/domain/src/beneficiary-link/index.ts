export * from './beneficiary-form.js';
export * from './link-stage.js';
export * from './link-stations.js';
