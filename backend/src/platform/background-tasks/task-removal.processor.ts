import { Processor, WorkerHost } from '@nestjs/bullmq';
import { WORKER_OPTIONS, type QueuedJob } from '../jobs/index.js';
import { FileStorageService } from '../storage/index.js';
import { BackgroundTaskRepository } from './background-task.repository.js';

import { TASK_REMOVAL_JOB } from './background-task.service.js';
import type { TaskJobPayload } from './background-task.types.js';
import { taskResultPrefix } from './task-result-prefix.util.js';

/**
 * Removes an expired background task: first its files, those of failed attempts included, then the
 * row.
 */
@Processor(TASK_REMOVAL_JOB, WORKER_OPTIONS)
export class TaskRemovalProcessor extends WorkerHost {
  constructor(
    private readonly backgroundTaskRepository: BackgroundTaskRepository,
    private readonly fileStorageService: FileStorageService,
  ) {
    super();
  }

  async process({ data: { id } }: QueuedJob<TaskJobPayload>): Promise<void> {
    const row = await this.backgroundTaskRepository.findTaskById(id);
    if (row !== null && (row.expiresAt === null || row.expiresAt > new Date())) return;
    await this.fileStorageService.deleteByPrefix(taskResultPrefix(id));
    await this.backgroundTaskRepository.deleteExpiredTask(id);
  }
}
