export * from './message-mail-timing.js';
export * from './message-rules.js';
