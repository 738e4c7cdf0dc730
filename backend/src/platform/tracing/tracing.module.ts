import { Module, type DynamicModule } from '@nestjs/common';
import { AppConfig } from '../config/index.js';
import { QuerySpans } from './query-spans.js';
import { Tracing } from './tracing.js';

@Module({})
export class TracingModule {
  /** @param name of the process in the traces, unless `OTEL_SERVICE_NAME` gives another */
  static forRoot(name: string): DynamicModule {
    const tracing = {
      provide: Tracing,
      inject: [AppConfig],
      useFactory: ({ tracing: config }: AppConfig) => Tracing.start(config, name),
    };
    return {
      module: TracingModule,
      global: true,
      providers: [tracing, QuerySpans],
      exports: [Tracing],
    };
  }
}
