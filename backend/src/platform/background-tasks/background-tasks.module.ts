import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TaskRegistryService } from './task-registry.service.js';
import { TaskRemovalProcessor } from './task-removal.processor.js';
import { BackgroundTaskRepository } from './background-task.repository.js';
import { BackgroundTask } from './background-task.entity.js';
import { BackgroundTaskProcessor } from './background-task.processor.js';
import { BackgroundTaskService } from './background-task.service.js';

@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([BackgroundTask])],
  providers: [
    BackgroundTaskService,
    BackgroundTaskRepository,
    TaskRegistryService,
    BackgroundTaskProcessor,
    TaskRemovalProcessor,
  ],
  exports: [BackgroundTaskService],
})
export class BackgroundTasksPlatformModule {}
