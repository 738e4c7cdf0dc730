export * from './notification-kinds.js';
export * from './deadline-reminders.js';
export * from './notification-groups.js';
