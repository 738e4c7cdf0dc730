export { Scheduled, type ScheduledRun } from './scheduled.decorator.js';
export { SchedulerService } from './scheduler.service.js';
export type { Recurrence } from './recurrence.util.js';
