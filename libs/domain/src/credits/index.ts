export * from './matrix.js';
export * from './planDebit.js';
export * from './cost.js';
export * from './messages.js';
export * from './units.js';
export * from './movements.js';
export * from './energyCalculation.js';
