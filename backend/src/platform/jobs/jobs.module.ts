import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobExecutor } from './job-executor.js';
import { JobRegistry } from './job-registry.js';
import { JobSignal } from './job-signal.js';
import { JobStore } from './job-store.js';
import { LocalWorker } from './local-worker.js';
import { OutboxJob } from './outbox-job.entity.js';
import { Outbox } from './outbox.js';

/** `none`: this process only writes jobs · `local`: it also executes them. */
export type JobsMode = 'none' | 'local';

@Module({})
export class JobsModule {
  static forRoot(mode: JobsMode): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      imports: [DiscoveryModule, TypeOrmModule.forFeature([OutboxJob])],
      providers: [Outbox, JobSignal, JobStore, JobRegistry, JobExecutor, ...(mode === 'local' ? [LocalWorker] : [])],
      exports: [Outbox, JobStore],
    };
  }
}
