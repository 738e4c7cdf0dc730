export * from './estimate-deduction.js';
export * from './estimate-shares.js';
export * from './deduction-instalments.js';
