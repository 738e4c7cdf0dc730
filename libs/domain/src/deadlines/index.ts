export * from './calendar-days.js';
export * from './deadline.js';
export * from './working-days.js';
