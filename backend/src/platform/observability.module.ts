import type { IncomingMessage } from 'node:http';
import { Module, type DynamicModule } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { LoggerModule } from 'nestjs-pino';
import { AppConfig } from './config/index.js';
import { DiskSpaceService } from './health/disk-space.service.js';
import { HealthController } from './health/health.controller.js';
import { HealthRepository } from './health/health.repository.js';
import { PartHealthIndicator } from './health/part-health.indicator.js';
import { RecordProtectionService } from './health/record-protection.service.js';
import { createLogDestination } from './logging/log-destination.util.js';
import { serializeError } from './logging/error-serializer.util.js';
import { MetricsLeaderService } from './metrics/metrics-leader.service.js';
import { MetricsServerService } from './metrics/metrics-server.service.js';
import { MetricsRepository } from './metrics/metrics.repository.js';
import { MetricsService } from './metrics/metrics.service.js';
import { TracingService } from './tracing/index.js';
import { QueryTracingService } from './tracing/query-tracing.service.js';

/**
 * Structured logs. Only the id of a request is logged: address, query, headers and bodies carry
 * personal data (tax codes, tokens). `registerRequestLogging` logs the pattern of the called route.
 */
const importLogger = (): DynamicModule =>
  LoggerModule.forRootAsync({
    inject: [AppConfig],
    useFactory: ({ logLevel }: AppConfig) => ({
      pinoHttp: {
        level: logLevel,
        stream: createLogDestination(),
        autoLogging: false,
        quietReqLogger: true,
        // Fastify has already given the request its id.
        genReqId: (request: IncomingMessage) =>
          String((request as IncomingMessage & { id?: unknown }).id ?? ''),
        customAttributeKeys: { reqId: 'requestId' },
        wrapSerializers: false,
        // pino-http binds the whole request to a child logger at every request, and logs it
        // unless these serializers drop it.
        serializers: { err: serializeError, req: () => undefined, res: () => undefined },
      },
    }),
  });

/** Shows how the portal runs: logs, metrics, traces and health. */
@Module({})
export class ObservabilityModule {
  /** @param name of the process in the traces, unless `OTEL_SERVICE_NAME` gives another */
  static forRoot(name: string): DynamicModule {
    const tracingProvider = {
      provide: TracingService,
      inject: [AppConfig],
      useFactory: ({ tracing }: AppConfig) => TracingService.createTracing(tracing, name),
    };
    return {
      module: ObservabilityModule,
      global: true,
      imports: [
        importLogger(),
        // The indicator logs, without the details that Terminus would write.
        TerminusModule.forRoot({ logger: false }),
      ],
      controllers: [HealthController],
      providers: [
        tracingProvider,
        QueryTracingService,
        MetricsLeaderService,
        MetricsRepository,
        MetricsService,
        MetricsServerService,
        DiskSpaceService,
        HealthRepository,
        PartHealthIndicator,
        RecordProtectionService,
      ],
      exports: [MetricsService, TracingService],
    };
  }
}
