import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobExecutor } from './job-executor.js';
import { JobHousekeeping } from './job-housekeeping.js';
import { JobRegistry } from './job-registry.js';
import { JobSignal } from './job-signal.js';
import { JobStore } from './job-store.js';
import { LocalWorker } from './local-worker.js';
import { OutboxJob } from './outbox-job.entity.js';
import { Outbox } from './outbox.js';
import { QueueRelay } from './queue-relay.js';
import { QueueWorkers } from './queue-workers.js';

/**
 * What this process does about jobs beside writing them into the table. `none`: nothing · `local`: executes them from
 * the table · `queue`: carries them to the queue server and executes what comes from there.
 */
export type JobsMode = 'none' | 'local' | 'queue';

const WORKERS: Record<JobsMode, Provider[]> = {
  none: [],
  local: [LocalWorker, JobHousekeeping],
  queue: [QueueRelay, QueueWorkers, JobHousekeeping],
};

@Module({})
export class JobsModule {
  static forRoot(mode: JobsMode): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      imports: [DiscoveryModule, TypeOrmModule.forFeature([OutboxJob])],
      providers: [Outbox, JobSignal, JobStore, JobRegistry, JobExecutor, ...WORKERS[mode]],
      exports: [Outbox, JobStore, JobRegistry],
    };
  }
}
