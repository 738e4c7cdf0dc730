export * from './online-signatures.js';
export * from './signable-papers.js';
export * from './printed-lines.js';
export * from './signature-words.js';
export * from './canonical-json.js';
export * from './signature-events.js';
export * from './signature-record.js';
export * from './verify-record.js';
