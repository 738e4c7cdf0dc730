import { Global, Module } from '@nestjs/common';
import { MetricsRepository } from './metrics.repository.js';
import { MetricsService } from './metrics.service.js';
import { MetricsServerService } from './metrics-server.service.js';

@Global()
@Module({
  providers: [MetricsRepository, MetricsService, MetricsServerService],
  exports: [MetricsService],
})
export class MetricsModule {}
