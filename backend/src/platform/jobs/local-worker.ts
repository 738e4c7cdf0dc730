import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { finishInHand } from './finish-in-hand.js';
import { JobExecutor } from './job-executor.js';
import { JobRegistry } from './job-registry.js';
import { JobSignal } from './job-signal.js';
import { JobStore } from './job-store.js';
import type { OutboxJob } from './outbox-job.entity.js';
import { WorkLoop } from './work-loop.js';

const LOOK_EVERY_MS = 1_000;
const AT_ONCE = 4;

/** Executes jobs straight from the table, without a queue server. Any number of processes may run one. */
@Injectable()
export class LocalWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(LocalWorker.name);
  private readonly inHand = new Map<Promise<void>, string>();
  private loop: WorkLoop | null = null;

  constructor(
    private readonly store: JobStore,
    private readonly registry: JobRegistry,
    private readonly executor: JobExecutor,
    private readonly signal: JobSignal,
  ) {}

  onApplicationBootstrap(): void {
    const loop = new WorkLoop(() => this.round(), LOOK_EVERY_MS, this.logger);
    this.loop = loop;
    this.signal.listen(() => loop.wake());
  }

  /** Finishes the jobs in hand; what waits is done after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.loop?.stop();
    await finishInHand(this.inHand, this.logger);
  }

  /** Fills the free places; whoever finishes wakes the loop to fill the place again. */
  private async round(): Promise<boolean> {
    const free = AT_ONCE - this.inHand.size;
    if (free === 0) return false;
    for (const job of await this.store.due(free, this.kindsAtLimit()))
      if (this.hasPlaceFor(job.kind)) this.begin(job);
    return false;
  }

  private kindsAtLimit(): string[] {
    return [...new Set(this.inHand.values())].filter((kind) => !this.hasPlaceFor(kind));
  }

  private hasPlaceFor(kind: string): boolean {
    const limit = this.registry.limitOf(kind);
    return limit === null || [...this.inHand.values()].filter((one) => one === kind).length < limit;
  }

  private begin(job: OutboxJob): void {
    const work: Promise<void> = this.executor
      .run(job)
      .catch((error: unknown) =>
        this.logger.error({ jobId: job.id, err: error }, 'State of a job not written'),
      )
      .finally(() => {
        this.inHand.delete(work);
        this.loop?.wake();
      });
    this.inHand.set(work, job.kind);
  }
}
