import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { UnitOfWork } from '../database/index.js';
import { Problem } from '../http/index.js';
import { PostponeJobError, RequeueJobError, type QueuedJob } from '../jobs/index.js';
import { FileStorageService } from '../storage/index.js';
import type { BackgroundTask } from './background-task.entity.js';
import { BackgroundTaskRepository } from './background-task.repository.js';
import { BackgroundTaskService } from './background-task.service.js';
import type { TaskContext, TaskJobPayload } from './background-task.types.js';
import { MAX_TASK_ATTEMPTS, TURN_CHECK_MS } from './background-tasks.constants.js';
import { TaskOutput, type TaskOutputFile } from './task-output.util.js';
import { taskResultPrefix } from './task-result-prefix.util.js';
import { TaskRun } from './task-run.util.js';

const FAILURE_MESSAGE =
  'La lavorazione non è riuscita per un problema del server. Riprova tra qualche minuto; se succede ancora, contatta l’assistenza.';
const CRASH_MESSAGE =
  'La lavorazione non è riuscita: ha fermato il processo del server. L’assistenza lo vede e può riavviarla.';

type RunTask<Params> = (params: Params, context: TaskContext) => Promise<void>;

/**
 * Runs background tasks, each from the start regardless of the results of earlier attempts, and at
 * most one of an account at a time.
 */
@Injectable()
export class BackgroundTaskRunnerService implements OnModuleDestroy {
  private readonly logger = new Logger(BackgroundTaskRunnerService.name);
  private readonly activeRuns = new Set<TaskRun>();
  private stopping = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly backgroundTaskService: BackgroundTaskService,
    private readonly backgroundTaskRepository: BackgroundTaskRepository,
    private readonly fileStorageService: FileStorageService,
  ) {}

  /** Long work does not hold up the end of the process: it goes back to the queue. */
  onModuleDestroy(): void {
    this.stopping = true;
    for (const run of this.activeRuns) run.abortRun('stopping');
  }

  /** @throws PostponeJobError while another task of the account runs */
  async runJob<Params>(
    { data: { id }, attemptsStarted, attemptsMade }: QueuedJob<TaskJobPayload>,
    runTask: RunTask<Params>,
  ): Promise<void> {
    if (this.stopping) throw new RequeueJobError('The process is stopping');
    const claim = await this.backgroundTaskRepository.claimTask(id, attemptsStarted);
    if (claim === 'not-its-turn')
      throw new PostponeJobError('Another task of the account runs', TURN_CHECK_MS);
    if (claim === 'over') return;
    if (claim.run > 1) await this.fileStorageService.deleteByPrefix(taskResultPrefix(id));
    const run = new TaskRun(this.backgroundTaskRepository, id, claim.run);
    this.activeRuns.add(run);
    try {
      await this.runAttempt(claim, run, runTask, attemptsMade + 1 >= MAX_TASK_ATTEMPTS);
    } finally {
      run.stopHeartbeat();
      this.activeRuns.delete(run);
    }
  }

  /** Ends a task that ended its process. */
  async failCrashedTask(id: string): Promise<void> {
    await this.backgroundTaskService.endTask(id, { state: 'failed', problem: CRASH_MESSAGE });
  }

  private async runAttempt<Params>(
    row: BackgroundTask,
    run: TaskRun,
    runTask: RunTask<Params>,
    isLastAttempt: boolean,
  ): Promise<void> {
    const resultKey = `${taskResultPrefix(row.id)}${run.run}`;
    const output = new TaskOutput(this.fileStorageService, resultKey);
    try {
      await runTask(JSON.parse(row.params) as Params, createTaskContext(row, run, output));
      if (!(await this.completeTask(run, resultKey, await output.finishFile())))
        await output.discardFile();
    } catch (error) {
      await output.discardFile();
      await this.handleFailure(row, run, error, isLastAttempt);
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

  private async handleFailure(
    row: BackgroundTask,
    run: TaskRun,
    error: unknown,
    isLastAttempt: boolean,
  ): Promise<void> {
    // Cancelled, or another worker has it: nothing more to do here.
    if (run.abortReason === 'lost') return;
    if (run.abortReason === 'stopping') {
      await this.backgroundTaskRepository.requeueTask(row.id, run.run);
      throw new RequeueJobError('The process is stopping');
    }
    if (error instanceof Problem && error.status < 500) return this.failTask(row, error.message);
    if (!isLastAttempt) {
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
