import { Global, Module } from '@nestjs/common';
import { MetricsService } from './metrics.service.js';
import { MetricsServerService } from './metrics-server.service.js';

@Global()
@Module({ providers: [MetricsService, MetricsServerService], exports: [MetricsService] })
export class MetricsModule {}
