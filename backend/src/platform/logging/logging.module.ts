import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { IncomingMessage } from 'node:http';
import { AppConfig } from '../config/index.js';
import { serializeError } from './error-serializer.util.js';

/**
 * Structured logs. Of a request only its id is kept: address, query, headers and bodies carry personal data
 * (tax codes, tokens). The route that was called is logged by `logRequests`, as its pattern.
 */
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [AppConfig],
      useFactory: ({ logLevel }: AppConfig) => ({
        pinoHttp: {
          level: logLevel,
          autoLogging: false,
          quietReqLogger: true,
          // Fastify has already given the request its id.
          genReqId: (request: IncomingMessage) =>
            String((request as IncomingMessage & { id?: unknown }).id ?? ''),
          customAttributeKeys: { reqId: 'requestId' },
          wrapSerializers: false,
          // pino-http hands the whole request to a logger of its own at every request, and unless told otherwise writes it out.
          serializers: { err: serializeError, req: () => undefined, res: () => undefined },
        },
      }),
    }),
  ],
})
export class LoggingModule {}
