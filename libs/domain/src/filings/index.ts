export * from './enea-filings.js';
export * from './charged-filings.js';
export * from './cpid.js';
export * from './filing-documents.js';
export * from './filing-changes.js';
export * from './mailed-receipts.js';
export * from './filing-doubt.js';
