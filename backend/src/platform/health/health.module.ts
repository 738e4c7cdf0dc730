import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { HealthController } from './health.controller.js';
import { HealthRepository } from './health.repository.js';
import { RecordProtectionService } from './record-protection.service.js';
import { PartHealthIndicator } from './part-health.indicator.js';

@Module({
  // The indicator logs, without the details that Terminus would write.
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [HealthRepository, PartHealthIndicator, RecordProtectionService],
})
export class HealthModule {}
