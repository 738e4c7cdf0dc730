export * from './epc-payload.js';
export * from './order-credits.js';
export * from './credits-price.js';
export * from './transfer-reason.js';
export * from './vat.js';
