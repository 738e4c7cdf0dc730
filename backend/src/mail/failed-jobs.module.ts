import { Module } from '@nestjs/common';
import { FailedJobs } from './failed-jobs.js';
import { FailedJobsController } from './failed-jobs.controller.js';

@Module({ controllers: [FailedJobsController], providers: [FailedJobs] })
export class FailedJobsModule {}
