export * from './deduction.js';
