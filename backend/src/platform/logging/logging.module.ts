import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { IncomingMessage } from 'node:http';
import { AppConfig } from '../config/index.js';
import { serializeError } from './error-serializer.util.js';

/**
 * Structured logs. Only the id of a request is logged: address, query, headers and bodies carry
 * personal data (tax codes, tokens). `registerRequestLogging` logs the pattern of the called route.
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
          // pino-http binds the whole request to a child logger at every request, and logs it
          // unless these serializers drop it.
          serializers: { err: serializeError, req: () => undefined, res: () => undefined },
        },
      }),
    }),
  ],
})
export class LoggingModule {}
