import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '../config/index.js';
import { JobExecutorService } from './job-executor.service.js';
import { JobCleanupService } from './job-cleanup.service.js';
import { JobRegistryService } from './job-registry.service.js';
import { JobSignalService } from './job-signal.service.js';
import { JobRepository } from './job.repository.js';
import { LocalWorkerService } from './local-worker.service.js';
import { OutboxJob } from './outbox-job.entity.js';
import { OutboxService } from './outbox.service.js';
import { consumerConnectionOptions, toQueuePrefix } from './queue-connection.config.js';
import { QueueRelayService } from './queue-relay.service.js';
import { QueueWorkerService } from './queue-worker.service.js';
import { SandboxService } from './sandbox.service.js';
import { SandboxWorkerService } from './sandbox-worker.service.js';

/**
 * What this process does with jobs besides inserting them into the table. `none`: nothing ·
 * `local`: executes them from the table · `queue`: relays them to the queue server and executes the
 * jobs it receives from there · `sandbox`: executes what its parent process, one of the other two,
 * has claimed.
 */
export type JobsMode = 'none' | 'local' | 'queue' | 'sandbox';

const WORKER_PROVIDERS: Record<JobsMode, Provider[]> = {
  none: [],
  local: [LocalWorkerService, SandboxService, JobCleanupService],
  queue: [QueueRelayService, QueueWorkerService, SandboxService, JobCleanupService],
  sandbox: [SandboxWorkerService],
};

/** The queue server is part of the process that executes jobs; requests never wait for it. */
const importQueueModules = (): NonNullable<DynamicModule['imports']> => [
  BullModule.forRootAsync({
    inject: [AppConfig],
    useFactory: ({ redisUrl, database }: AppConfig) => {
      if (redisUrl === null) throw new Error('The workers need REDIS_URL');
      return {
        connection: consumerConnectionOptions(redisUrl),
        prefix: toQueuePrefix(database),
      };
    },
    // `QueueWorkerService` registers the processors once the outbox is there to relay to them.
    extraOptions: { manualRegistration: true },
  }),
  BullModule.registerQueue(),
];

@Module({})
export class JobsModule {
  static forRoot(mode: JobsMode): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      imports: [
        DiscoveryModule,
        TypeOrmModule.forFeature([OutboxJob]),
        ...(mode === 'queue' ? importQueueModules() : []),
      ],
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
