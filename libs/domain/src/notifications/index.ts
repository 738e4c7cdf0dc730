export * from './kinds.js';
export * from './reminders.js';
