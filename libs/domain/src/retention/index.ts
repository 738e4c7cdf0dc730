export * from './control-terms.js';
export * from './last-control-day.js';
