import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

/**
 * Opens the portal for a command. Nest logs nothing before it is open, because the command itself
 * tells what keeps it from starting.
 */
export async function openCommandContext(root: DynamicModule): Promise<INestApplicationContext> {
  const app = await NestFactory.createApplicationContext(root, {
    logger: false,
    abortOnError: false,
  });
  app.useLogger(['error', 'warn']);
  return app;
}
