export * from './dossier-notes.js';
export * from './message-mail-timing.js';
export * from './message-rules.js';
export * from './message-templates.js';
