export { ScheduleModule } from './schedule.module.js';
export { Scheduled, type ScheduledRun } from './scheduled.js';
export { Scheduler } from './scheduler.js';
export type { Rhythm } from './rhythm.js';
