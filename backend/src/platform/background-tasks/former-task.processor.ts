import { Processor, WorkerHost } from '@nestjs/bullmq';
import {
  JobRegistryService,
  WORKER_OPTIONS,
  type CrashHandler,
  type QueuedJob,
} from '../jobs/index.js';
import { BackgroundTaskRepository } from './background-task.repository.js';
import type { TaskJobPayload } from './background-task.types.js';

/** Up to release 1.1 the tasks of all kinds were jobs of this kind. */
const FORMER_TASK_JOB = 'work';

/** Runs the tasks that a process of release 1.1 started before or during an upgrade. */
@Processor(FORMER_TASK_JOB, { ...WORKER_OPTIONS, concurrency: 2 })
export class FormerTaskProcessor extends WorkerHost implements CrashHandler {
  constructor(
    private readonly backgroundTaskRepository: BackgroundTaskRepository,
    private readonly jobRegistryService: JobRegistryService,
  ) {
    super();
  }

  async process(job: QueuedJob<TaskJobPayload>): Promise<void> {
    const task = await this.backgroundTaskRepository.findTaskById(job.data.id);
    if (task !== null) await this.jobRegistryService.processJob(task.kind, job);
  }

  async failCrashedJob(data: TaskJobPayload): Promise<void> {
    const task = await this.backgroundTaskRepository.findTaskById(data.id);
    if (task !== null) await this.jobRegistryService.failCrashedJob(task.kind, data);
  }

  async reopenCrashedJob(data: TaskJobPayload): Promise<boolean> {
    const task = await this.backgroundTaskRepository.findTaskById(data.id);
    return task !== null && this.jobRegistryService.reopenCrashedJob(task.kind, data);
  }
}
