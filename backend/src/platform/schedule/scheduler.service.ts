import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { UnitOfWork } from '../database/index.js';
import { getProcessorKind, OutboxService, PollingLoop } from '../jobs/index.js';
import { listDueTimesSince, findLastDueTime, type Recurrence } from './recurrence.util.js';
import { ScheduleMarkRepository } from './schedule-mark.repository.js';
import { Scheduled, type ScheduledRun, type ScheduleEntry } from './scheduled.decorator.js';

const POLL_INTERVAL_MS = 10_000;

/**
 * Writes a job for every due time since the last one written. Runs in every process that executes
 * jobs: the job's key (kind and due time) makes their writes one job, and the mark survives
 * restarts.
 */
@Injectable()
export class SchedulerService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SchedulerService.name);
  private loop: PollingLoop | null = null;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outboxService: OutboxService,
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    private readonly scheduleMarkRepository: ScheduleMarkRepository,
  ) {}

  onApplicationBootstrap(): void {
    const entries = this.listScheduleEntries();
    const written = new Map<string, number>();
    this.loop = new PollingLoop(
      async () => {
        const now = new Date();
        for (const entry of entries) {
          const due = findLastDueTime(entry.recurrence, now).getTime();
          // Between two due times the database is not queried.
          if (written.get(entry.kind) === due) continue;
          await this.enqueueDueRuns(entry, now);
          written.set(entry.kind, due);
        }
        return false;
      },
      POLL_INTERVAL_MS,
      this.logger,
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop?.stop();
  }

  /** Jobs for what struck until `now`; the due times written by this call. */
  async enqueueDueRuns({ kind, recurrence }: ScheduleEntry, now: Date): Promise<Date[]> {
    return this.unitOfWork.run(async () => {
      const mark = await this.scheduleMarkRepository.findMark(kind);
      if (mark === null) {
        // Work that is new has missed nothing: it starts with its next strike.
        await this.scheduleMarkRepository.insertMark(kind, findLastDueTime(recurrence, now));
        return [];
      }
      const dues = listDueTimesSince(recurrence, mark.due, now);
      const last = dues.at(-1);
      if (last === undefined) return [];
      if (!(await this.scheduleMarkRepository.moveMark(mark, last, dues.length))) return [];
      for (const due of dues) {
        const payload: ScheduledRun = { due: due.toISOString() };
        await this.outboxService.enqueueJob({
          kind,
          key: `schedule:${kind}:${payload.due}`,
          payload,
        });
      }
      return dues;
    });
  }

  private listScheduleEntries(): ScheduleEntry[] {
    return this.discovery.getProviders().flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const kind = getProcessorKind(this.reflector, metatype);
      const recurrence = this.reflector.get<Recurrence | undefined>(Scheduled, metatype);
      return kind === undefined || recurrence === undefined ? [] : [{ kind, recurrence }];
    });
  }
}
