import { Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { IncomingMessage } from 'node:http';
import { AppConfig } from '../config/index.js';

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
          genReqId: (request: IncomingMessage) => String((request as IncomingMessage & { id?: unknown }).id ?? ''),
          customAttributeKeys: { reqId: 'requestId' },
          serializers: { err: withoutValues },
        },
      }),
    }),
  ],
})
export class LoggingModule {}

/** Errors of the database carry the values of the statement: they stay out of the logs. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'Something that is not an error was thrown' };
  const { code } = error as NodeJS.ErrnoException;
  return { type: error.name, code, message: error.message, stack: error.stack, cause: error.cause === undefined ? undefined : withoutValues(error.cause) };
}
