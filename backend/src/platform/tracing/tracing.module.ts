import { Module, type DynamicModule } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { QueryTracingService } from './query-tracing.service.js';
import { TracingService } from './tracing.service.js';

@Module({})
export class TracingModule {
  /** @param name of the process in the traces, unless `OTEL_SERVICE_NAME` gives another */
  static forRoot(name: string): DynamicModule {
    const tracing = {
      provide: TracingService,
      inject: [AppConfig],
      useFactory: ({ tracing: config }: AppConfig) => TracingService.createTracing(config, name),
    };
    return {
      module: TracingModule,
      global: true,
      providers: [tracing, QueryTracingService],
      exports: [TracingService],
    };
  }
}
