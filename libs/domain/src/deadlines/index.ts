export * from './calendar-days.js';
export * from './deadline.js';
