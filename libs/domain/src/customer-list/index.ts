/** `@pratiche/domain/customer-list`: reads what lists of customers hold; only the server needs it. */
export * from './customer-names.js';
export * from './service-names.js';
export * from './spreadsheet-cells.js';
