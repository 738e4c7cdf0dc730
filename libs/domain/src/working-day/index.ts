/** `@pratiche/domain/working-day`: what an operator puts off, goes past and takes back; no first page needs it. */
export * from './list-address.js';
export * from './postponement.js';
export * from './resubmission.js';
export * from './skips.js';
export * from './undo-rules.js';
export * from './verification.js';
