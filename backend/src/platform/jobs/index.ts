export {
  JobHandler,
  JobHopeless,
  JobPutBack,
  type HandlesJob,
  type JobContext,
} from './job-handler.js';
export { JobsModule, type JobsMode } from './jobs.module.js';
export { JobRegistry } from './job-registry.js';
export { EMPTY, JobStore } from './job-store.js';
export { Outbox, type NewJob } from './outbox.js';
export { OutboxJob } from './outbox-job.entity.js';
export { WorkLoop } from './work-loop.js';
