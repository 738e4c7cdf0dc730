import { WorkerHost } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import type { CrashHandler, QueuedJob } from '../jobs/index.js';
import { BackgroundTaskRunnerService } from './background-task-runner.service.js';
import { BackgroundTaskService } from './background-task.service.js';
import type { TaskContext, TaskJobPayload } from './background-task.types.js';

/**
 * Base of the processors of background tasks. The kind of the task is the kind of the job, so each
 * kind has a queue of its own.
 */
export abstract class BackgroundTaskProcessor<Params = unknown>
  extends WorkerHost
  implements CrashHandler
{
  @Inject(BackgroundTaskRunnerService)
  private readonly backgroundTaskRunnerService: BackgroundTaskRunnerService;

  @Inject(BackgroundTaskService)
  private readonly backgroundTaskService: BackgroundTaskService;

  /**
   * Runs at least once, each time from the start. A `Problem` it throws ends the task with its
   * message, anything else is tried again a few times.
   */
  abstract runTask(params: Params, context: TaskContext): Promise<void>;

  process(job: QueuedJob<TaskJobPayload>): Promise<void> {
    return this.backgroundTaskRunnerService.runJob<Params>(job, (params, context) =>
      this.runTask(params, context),
    );
  }

  failCrashedJob({ id }: TaskJobPayload): Promise<void> {
    return this.backgroundTaskRunnerService.failCrashedTask(id);
  }

  reopenCrashedJob({ id }: TaskJobPayload): Promise<boolean> {
    return this.backgroundTaskService.reopenFailedTask(id);
  }
}
