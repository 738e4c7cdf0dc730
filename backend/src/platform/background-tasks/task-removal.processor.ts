import { Injectable } from '@nestjs/common';
import { JobProcessor, type JobHandler } from '../jobs/index.js';
import { FileStorageService } from '../storage/index.js';
import { BackgroundTaskRepository } from './background-task.repository.js';
import { taskResultPrefix } from './background-task.processor.js';
import { TASK_REMOVAL_JOB } from './background-task.service.js';

/**
 * Removes an expired background task: first its files, those of failed attempts included, then the
 * row.
 */
@Injectable()
@JobProcessor(TASK_REMOVAL_JOB)
export class TaskRemovalProcessor implements JobHandler<{ id: string }> {
  constructor(
    private readonly backgroundTaskRepository: BackgroundTaskRepository,
    private readonly fileStorageService: FileStorageService,
  ) {}

  async handle({ id }: { id: string }): Promise<void> {
    const row = await this.backgroundTaskRepository.findTaskById(id);
    if (row !== null && (row.expiresAt === null || row.expiresAt > new Date())) return;
    await this.fileStorageService.deleteByPrefix(taskResultPrefix(id));
    await this.backgroundTaskRepository.deleteExpiredTask(id);
  }
}
