export * from './match-orders.js';
export * from './order-receipts.js';
export * from './order-statuses.js';
export * from './order-texts.js';
export * from './order-transitions.js';
export * from './transfer-day.js';
