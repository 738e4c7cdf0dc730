import { Module } from '@nestjs/common';
import { FailedJobsService } from './failed-jobs.service.js';
import { FailedJobsController } from './failed-jobs.controller.js';

@Module({ controllers: [FailedJobsController], providers: [FailedJobsService] })
export class FailedJobsModule {}
