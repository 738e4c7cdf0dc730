import { Module } from '@nestjs/common';
import { BackgroundTasksPlatformModule } from '../platform/background-tasks/index.js';
import { BackgroundTasksController } from './background-tasks.controller.js';

@Module({ imports: [BackgroundTasksPlatformModule], controllers: [BackgroundTasksController] })
export class BackgroundTasksModule {}
