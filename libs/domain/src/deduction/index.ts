export * from './property-rights.js';
export * from './deduction-rates.js';
export * from './beneficiary-shares.js';
export * from './default-payment-year.js';
export * from './estimate-deduction.js';
export * from './estimate-shares.js';
export * from './deduction-instalments.js';
export * from './expense-by-rate.js';
