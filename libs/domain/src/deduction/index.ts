export * from './property-rights.js';
export * from './deduction-rates.js';
export * from './beneficiary-shares.js';
export * from './default-payment-year.js';
