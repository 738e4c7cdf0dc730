import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { JobsMode } from '../jobs/index.js';
import { ScheduleMark } from './schedule-mark.entity.js';
import { ScheduleMarkRepository } from './schedule-mark.repository.js';
import { SchedulerService } from './scheduler.service.js';

/** Processes that execute no jobs leave scheduling to those that do. */
@Module({})
export class ScheduleModule {
  static forRoot(mode: JobsMode): DynamicModule {
    return {
      module: ScheduleModule,
      imports: [DiscoveryModule, TypeOrmModule.forFeature([ScheduleMark])],
      providers:
        mode === 'none' || mode === 'sandbox' ? [] : [ScheduleMarkRepository, SchedulerService],
    };
  }
}
