export * from './bulk-actions.js';
export * from './list-columns.js';
export * from './ready-views.js';
export * from './status-choices.js';
export * from './work-turn.js';
