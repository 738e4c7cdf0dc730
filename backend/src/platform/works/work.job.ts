import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { UnitOfWork } from '../database/index.js';
import { Problem } from '../http/index.js';
import { JobHandler, JobPutBack, type HandlesJob, type JobContext } from '../jobs/index.js';
import { FileStorage } from '../storage/index.js';
import type { WorkContext } from './work-kind.js';
import { MAX_RUNS, MAX_TRIES } from './work-limits.js';
import { WorkOutput, type WrittenFile } from './work-output.js';
import { WorkRegistry } from './work-registry.js';
import { WorkRun } from './work-run.js';
import { WorkStore } from './work-store.js';
import type { WorkRow } from './work.entity.js';
import { WORK_JOB, Works } from './works.js';

/** Two at once per process: short jobs, mails first of all, must find a free place. */
const AT_ONCE = 2;
const FAILED =
  'La lavorazione non è riuscita per un problema del server. Riprovare tra qualche minuto; se succede ancora, contattare l’assistenza.';

/** Keys of all tries begin so. */
export const resultPrefix = (workId: string): string => `works/${workId}.`;

/** Does a piece of work from the start, whatever an earlier try left. */
@Injectable()
@JobHandler(WORK_JOB, { atOnce: AT_ONCE })
export class WorkJob implements HandlesJob<{ id: string }>, OnModuleDestroy {
  private readonly logger = new Logger(WorkJob.name);
  private readonly inHand = new Set<WorkRun>();
  private stopping = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly works: Works,
    private readonly store: WorkStore,
    private readonly registry: WorkRegistry,
    private readonly storage: FileStorage,
  ) {}

  /** Long work does not hold up the end of the process: it goes back to the queue. */
  onModuleDestroy(): void {
    this.stopping = true;
    for (const run of this.inHand) run.breakOff('stopping');
  }

  async handle({ id }: { id: string }, { attempt }: JobContext): Promise<void> {
    if (this.stopping) throw new JobPutBack('The process is stopping');
    const row = await this.store.begin(id, attempt);
    if (row === null) return;
    if (attempt > 1) await this.storage.deleteAll(resultPrefix(id));
    if (attempt > MAX_RUNS) return this.fail(row, FAILED);
    const run = new WorkRun(this.store, id, attempt);
    this.inHand.add(run);
    try {
      await this.attempt(row, run);
    } finally {
      run.end();
      this.inHand.delete(run);
    }
  }

  private async attempt(row: WorkRow, run: WorkRun): Promise<void> {
    const resultKey = `${resultPrefix(row.id)}${run.run}`;
    const output = new WorkOutput(this.storage, resultKey);
    try {
      await this.registry
        .providerOf(row.kind)
        .run(JSON.parse(row.params) as never, contextOf(row, run, output));
      if (!(await this.finish(run, resultKey, await output.settle()))) await output.discard();
    } catch (error) {
      await output.discard();
      await this.handleFailure(row, run, error);
    }
  }

  private async finish(run: WorkRun, resultKey: string, file: WrittenFile): Promise<boolean> {
    return this.unitOfWork.run(() =>
      this.works.end(run.workId, { state: 'done', resultKey, ...run.told, ...file }, run.run),
    );
  }

  private async handleFailure(row: WorkRow, run: WorkRun, error: unknown): Promise<void> {
    // Cancelled, or another worker has it: nothing more to do here.
    if (run.brokenOff === 'lost') return;
    if (run.brokenOff === 'stopping') {
      await this.store.wait(row.id, run.run);
      throw new JobPutBack('The process is stopping');
    }
    if (error instanceof Problem && error.status < 500) return this.fail(row, error.message);
    if (run.run < MAX_TRIES) {
      await this.store.wait(row.id, run.run);
      throw error;
    }
    this.logger.error({ workId: row.id, kind: row.kind, err: error }, 'Work failed for good');
    await this.fail(row, FAILED);
  }

  private async fail(row: WorkRow, problem: string): Promise<void> {
    await this.unitOfWork.run(() =>
      this.works.end(row.id, { state: 'failed', problem: problem.slice(0, 400) }, row.run),
    );
  }
}

const contextOf = (row: WorkRow, run: WorkRun, output: WorkOutput): WorkContext => ({
  workId: row.id,
  accountId: row.accountId,
  signal: run.signal,
  progress: (done, total) => run.progress(done, total),
  output: (file) => output.open(file),
  breathe: () => run.breathe(),
});
