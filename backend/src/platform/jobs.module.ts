import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackgroundTask } from './background-tasks/background-task.entity.js';
import { BackgroundTaskRepository } from './background-tasks/background-task.repository.js';
import { BackgroundTaskRunnerService } from './background-tasks/background-task-runner.service.js';
import { BackgroundTaskService } from './background-tasks/background-task.service.js';
import { FormerTaskProcessor } from './background-tasks/former-task.processor.js';
import { TaskRemovalProcessor } from './background-tasks/task-removal.processor.js';
import { AppConfig } from './config/index.js';
import { JobCleanupService } from './jobs/job-cleanup.service.js';
import { JobExecutorService } from './jobs/job-executor.service.js';
import { JobRegistryService } from './jobs/job-registry.service.js';
import { JobSignalService } from './jobs/job-signal.service.js';
import { JobRepository } from './jobs/job.repository.js';
import type { JobsMode } from './jobs/jobs-mode.types.js';
import { LocalWorkerService } from './jobs/local-worker.service.js';
import { OutboxJob } from './jobs/outbox-job.entity.js';
import { OutboxService } from './jobs/outbox.service.js';
import { consumerConnectionOptions, toQueuePrefix } from './jobs/queue-connection.config.js';
import { QueueRelayService } from './jobs/queue-relay.service.js';
import { QueueWorkerService } from './jobs/queue-worker.service.js';
import { SandboxWorkerService } from './jobs/sandbox-worker.service.js';
import { SandboxService } from './jobs/sandbox.service.js';
import { ScheduleMark } from './schedule/schedule-mark.entity.js';
import { ScheduleMarkRepository } from './schedule/schedule-mark.repository.js';
import { SchedulerService } from './schedule/scheduler.service.js';

const SCHEDULING = [ScheduleMarkRepository, SchedulerService];

/** Processes that execute no jobs leave scheduling to those that do. */
const WORKER_PROVIDERS: Record<JobsMode, Provider[]> = {
  none: [],
  local: [LocalWorkerService, SandboxService, JobCleanupService, ...SCHEDULING],
  queue: [QueueRelayService, QueueWorkerService, SandboxService, JobCleanupService, ...SCHEDULING],
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

/** Jobs of the outbox, the schedule that enqueues them, and background tasks with their progress. */
@Module({})
export class JobsModule {
  static forRoot(mode: JobsMode): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      imports: [
        DiscoveryModule,
        TypeOrmModule.forFeature([BackgroundTask, OutboxJob, ScheduleMark]),
        ...(mode === 'queue' ? importQueueModules() : []),
      ],
      providers: [
        OutboxService,
        JobSignalService,
        JobRepository,
        JobRegistryService,
        JobExecutorService,
        ...WORKER_PROVIDERS[mode],
        BackgroundTaskService,
        BackgroundTaskRepository,
        BackgroundTaskRunnerService,
        FormerTaskProcessor,
        TaskRemovalProcessor,
      ],
      exports: [
        OutboxService,
        JobRepository,
        JobRegistryService,
        BackgroundTaskRunnerService,
        BackgroundTaskService,
      ],
    };
  }
}
