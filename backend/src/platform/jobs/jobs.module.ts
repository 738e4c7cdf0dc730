import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobExecutorService } from './job-executor.service.js';
import { JobCleanupService } from './job-cleanup.service.js';
import { JobRegistryService } from './job-registry.service.js';
import { JobSignalService } from './job-signal.service.js';
import { JobRepository } from './job.repository.js';
import { LocalWorkerService } from './local-worker.service.js';
import { OutboxJob } from './outbox-job.entity.js';
import { OutboxService } from './outbox.service.js';
import { QueueRelayService } from './queue-relay.service.js';
import { QueueWorkerService } from './queue-worker.service.js';

/**
 * What this process does with jobs besides inserting them into the table. `none`: nothing ·
 * `local`: executes them from the table · `queue`: relays them to the queue server and executes the
 * jobs it receives from there.
 */
export type JobsMode = 'none' | 'local' | 'queue';

const WORKER_PROVIDERS: Record<JobsMode, Provider[]> = {
  none: [],
  local: [LocalWorkerService, JobCleanupService],
  queue: [QueueRelayService, QueueWorkerService, JobCleanupService],
};

@Module({})
export class JobsModule {
  static forRoot(mode: JobsMode): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      imports: [DiscoveryModule, TypeOrmModule.forFeature([OutboxJob])],
      providers: [
        OutboxService,
        JobSignalService,
        JobRepository,
        JobRegistryService,
        JobExecutorService,
        ...WORKER_PROVIDERS[mode],
      ],
      exports: [OutboxService, JobRepository, JobRegistryService],
    };
  }
}
