export * from './beneficiary-form.js';
