export {
  JobProcessor,
  UnrecoverableJobError,
  RequeueJobError,
  type JobHandler,
  type JobContext,
} from './job-processor.decorator.js';
export { JobsModule, type JobsMode } from './jobs.module.js';
export { JobRegistryService } from './job-registry.service.js';
export { EMPTY_PAYLOAD, JobRepository } from './job.repository.js';
export { OutboxService, type NewJob } from './outbox.service.js';
export { OutboxJob } from './outbox-job.entity.js';
export { PollingLoop } from './polling-loop.util.js';
