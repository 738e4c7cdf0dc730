export * from './epc.js';
export * from './order.js';
export * from './price.js';
export * from './transfer.js';
export * from './vat.js';
