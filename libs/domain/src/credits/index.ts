export * from './intervention-matrix.js';
export * from './plan-debit.js';
export * from './debit-cost.js';
export * from './credit-messages.js';
export * from './hundredths.js';
export * from './describe-movement.js';
export * from './movement-types.js';
export * from './energy-calculation-credits.js';
