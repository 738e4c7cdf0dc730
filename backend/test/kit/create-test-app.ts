import { ConsoleLogger, type DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { AppConfig } from '../../src/platform/config/index.js';
import { initializeApp, NEST_STARTUP_OPTIONS } from '../../src/platform/bootstrap/app.factory.js';
import { FileReadingService } from '../../src/platform/file-reading/index.js';
import { createFastifyAdapter } from '../../src/platform/http/fastify-adapter.factory.js';
import { IN_PROCESS_FILE_READING } from './in-process-file-reading.js';

/** For the moments before the application's own logger, silent there as on the server. */
const SILENT_LOGGER = new ConsoleLogger({ logLevels: [] });

/** The HTTP application as the server creates it, in a testing module of Nest. */
export async function createTestApp(
  root: DynamicModule,
  config: AppConfig,
): Promise<NestFastifyApplication> {
  const adapter = createFastifyAdapter(config);
  // As `NestFactory` does: the order in which Fastify gets its handlers depends on it.
  await adapter.init();
  const module = await Test.createTestingModule({ imports: [root] })
    .setLogger(SILENT_LOGGER)
    .overrideProvider(FileReadingService)
    .useValue(IN_PROCESS_FILE_READING)
    .compile();
  return initializeApp(
    module.createNestApplication<NestFastifyApplication>(adapter, NEST_STARTUP_OPTIONS),
    config,
  );
}
