export * from './beneficiary.js';
