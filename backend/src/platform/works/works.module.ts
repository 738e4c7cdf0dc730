import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WorkRegistry } from './work-registry.js';
import { WorkRemovalJob } from './work-removal.job.js';
import { WorkStore } from './work-store.js';
import { WorkRow } from './work.entity.js';
import { WorkJob } from './work.job.js';
import { Works } from './works.js';

@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([WorkRow])],
  providers: [Works, WorkStore, WorkRegistry, WorkJob, WorkRemovalJob],
  exports: [Works],
})
export class WorksPlatformModule {}
