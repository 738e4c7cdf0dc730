import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { UnitOfWork } from '../database/index.js';
import { Problem } from '../http/index.js';
import { JobProcessor, RequeueJobError, type JobHandler, type JobContext } from '../jobs/index.js';
import { FileStorageService } from '../storage/index.js';
import type { TaskContext } from './task-kind.decorator.js';
import { MAX_TASK_RUNS, MAX_TASK_ATTEMPTS } from './background-tasks.constants.js';
import { TaskOutput, type TaskOutputFile } from './task-output.util.js';
import { TaskRegistryService } from './task-registry.service.js';
import { TaskRun } from './task-run.util.js';
import { BackgroundTaskRepository } from './background-task.repository.js';
import type { BackgroundTask } from './background-task.entity.js';
import { TASK_JOB, BackgroundTaskService } from './background-task.service.js';

/** Two tasks at once per process: short jobs, e-mails first of all, must find a free slot. */
const CONCURRENCY = 2;
const FAILURE_MESSAGE =
  'La lavorazione non è riuscita per un problema del server. Riprovare tra qualche minuto; se succede ancora, contattare l’assistenza.';

/** Keys of all tries begin so. */
export const taskResultPrefix = (workId: string): string => `works/${workId}.`;

/** Runs a background task from the start, regardless of the results of earlier attempts. */
@Injectable()
@JobProcessor(TASK_JOB, { concurrency: CONCURRENCY })
export class BackgroundTaskProcessor implements JobHandler<{ id: string }>, OnModuleDestroy {
  private readonly logger = new Logger(BackgroundTaskProcessor.name);
  private readonly activeRuns = new Set<TaskRun>();
  private stopping = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly backgroundTaskService: BackgroundTaskService,
    private readonly backgroundTaskRepository: BackgroundTaskRepository,
    private readonly taskRegistryService: TaskRegistryService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  /** Long work does not hold up the end of the process: it goes back to the queue. */
  onModuleDestroy(): void {
    this.stopping = true;
    for (const run of this.activeRuns) run.abortRun('stopping');
  }

  async handle({ id }: { id: string }, { attempt }: JobContext): Promise<void> {
    if (this.stopping) throw new RequeueJobError('The process is stopping');
    const row = await this.backgroundTaskRepository.claimTask(id, attempt);
    if (row === null) return;
    if (attempt > 1) await this.fileStorageService.deleteByPrefix(taskResultPrefix(id));
    if (attempt > MAX_TASK_RUNS) return this.failTask(row, FAILURE_MESSAGE);
    const run = new TaskRun(this.backgroundTaskRepository, id, attempt);
    this.activeRuns.add(run);
    try {
      await this.runAttempt(row, run);
    } finally {
      run.stopHeartbeat();
      this.activeRuns.delete(run);
    }
  }

  private async runAttempt(row: BackgroundTask, run: TaskRun): Promise<void> {
    const resultKey = `${taskResultPrefix(row.id)}${run.run}`;
    const output = new TaskOutput(this.fileStorageService, resultKey);
    try {
      await this.taskRegistryService
        .getTaskHandler(row.kind)
        .run(JSON.parse(row.params) as never, createTaskContext(row, run, output));
      if (!(await this.completeTask(run, resultKey, await output.finishFile())))
        await output.discardFile();
    } catch (error) {
      await output.discardFile();
      await this.handleFailure(row, run, error);
    }
  }

  private async completeTask(
    run: TaskRun,
    resultKey: string,
    file: TaskOutputFile,
  ): Promise<boolean> {
    return this.unitOfWork.run(() =>
      this.backgroundTaskService.endTask(
        run.taskId,
        { state: 'done', resultKey, ...run.progress, ...file },
        run.run,
      ),
    );
  }

  private async handleFailure(row: BackgroundTask, run: TaskRun, error: unknown): Promise<void> {
    // Cancelled, or another worker has it: nothing more to do here.
    if (run.abortReason === 'lost') return;
    if (run.abortReason === 'stopping') {
      await this.backgroundTaskRepository.requeueTask(row.id, run.run);
      throw new RequeueJobError('The process is stopping');
    }
    if (error instanceof Problem && error.status < 500) return this.failTask(row, error.message);
    if (run.run < MAX_TASK_ATTEMPTS) {
      await this.backgroundTaskRepository.requeueTask(row.id, run.run);
      throw error;
    }
    this.logger.error({ workId: row.id, kind: row.kind, err: error }, 'Work failed for good');
    await this.failTask(row, FAILURE_MESSAGE);
  }

  private async failTask(row: BackgroundTask, problem: string): Promise<void> {
    await this.unitOfWork.run(() =>
      this.backgroundTaskService.endTask(
        row.id,
        { state: 'failed', problem: problem.slice(0, 400) },
        row.run,
      ),
    );
  }
}

const createTaskContext = (row: BackgroundTask, run: TaskRun, output: TaskOutput): TaskContext => ({
  taskId: row.id,
  accountId: row.accountId,
  signal: run.signal,
  reportProgress: (done, total) => run.reportProgress(done, total),
  openOutput: (file) => output.openFile(file),
  yieldToEventLoop: () => run.yieldToEventLoop(),
});
