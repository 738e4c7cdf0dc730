import { Global, Module } from '@nestjs/common';
import { MetricsLeaderService } from './metrics-leader.service.js';
import { MetricsRepository } from './metrics.repository.js';
import { MetricsService } from './metrics.service.js';
import { MetricsServerService } from './metrics-server.service.js';

@Global()
@Module({
  providers: [MetricsLeaderService, MetricsRepository, MetricsService, MetricsServerService],
  exports: [MetricsService],
})
export class MetricsModule {}
