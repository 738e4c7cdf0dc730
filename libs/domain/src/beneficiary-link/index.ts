export * from './beneficiary-form.js';
export * from './link-stage.js';
