import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FormerTaskProcessor } from './former-task.processor.js';
import { TaskRemovalProcessor } from './task-removal.processor.js';
import { BackgroundTaskRepository } from './background-task.repository.js';
import { BackgroundTask } from './background-task.entity.js';
import { BackgroundTaskRunnerService } from './background-task-runner.service.js';
import { BackgroundTaskService } from './background-task.service.js';
import { IdempotencyModule } from '../idempotency/index.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([BackgroundTask]), IdempotencyModule],
  providers: [
    BackgroundTaskService,
    BackgroundTaskRepository,
    BackgroundTaskRunnerService,
    FormerTaskProcessor,
    TaskRemovalProcessor,
  ],
  exports: [BackgroundTaskRunnerService, BackgroundTaskService],
})
export class BackgroundTasksPlatformModule {}
