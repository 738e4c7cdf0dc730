/**
 * The portal's stack without the portal: Nest on Fastify with a JWT guard and a validation pipe, and
 * behind them the statements and rules of `bench/baseline`. Decorators are called by hand, because
 * Node removes types and knows no decorators.
 */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { BareModule } from './bare.module.ts';

const app = await NestFactory.create<NestFastifyApplication>(BareModule, new FastifyAdapter(), {
  logger: ['error'],
});
await app.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1');
