import { Module } from '@nestjs/common';
import { BackgroundTasksPlatformModule } from '../platform/background-tasks/index.js';
import { FilesModule } from '../platform/files/files.module.js';
import { BackgroundTasksController } from './background-tasks.controller.js';

@Module({
  imports: [BackgroundTasksPlatformModule, FilesModule],
  controllers: [BackgroundTasksController],
})
export class BackgroundTasksModule {}
