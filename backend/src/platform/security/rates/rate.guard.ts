import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppConfig, type RateClass } from '../../config/index.js';
import { Metrics } from '../../metrics/metrics.js';
import { AccessTokens } from '../access-tokens.js';
import { bearerOf } from '../bearer.js';
import { clientNetwork } from '../client-network.js';
import { tooMany } from '../too-many.js';
import { Counters, type Counter } from './counters.js';
import { RATE } from './rate.js';

const WINDOW_SECONDS = 60;

/** Keeps one account, or one network without a login, from calling too often. Stands before the policies: refused calls count too. */
@Injectable()
export class RateGuard implements CanActivate {
  private readonly counters: Readonly<Record<RateClass, Counter>>;

  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly metrics: Metrics,
    counters: Counters,
    { rateLimits }: AppConfig,
  ) {
    const of = (name: RateClass): Counter =>
      counters.counter(name, rateLimits[name], WINDOW_SECONDS);
    this.counters = {
      form: of('form'),
      login: of('login'),
      list: of('list'),
      heavy: of('heavy'),
      other: of('other'),
    };
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const name = classOf(
      this.reflector.get<RateClass | undefined>(RATE, context.getHandler()),
      request,
    );
    const waitMs = await this.counters[name].take(await this.keyOf(request));
    if (waitMs === 0) return true;
    this.metrics.limited(name);
    throw tooMany('Sono arrivate troppe richieste in poco tempo', waitMs);
  }

  private async keyOf(request: FastifyRequest): Promise<string> {
    const token = bearerOf(request);
    const caller = token === null ? null : await this.tokens.read(token);
    return caller === null ? `network:${clientNetwork(request.ip)}` : `account:${caller.id}`;
  }
}

/** A list asked for by pages is no more than any other call. */
function classOf(name: RateClass | undefined, { query }: FastifyRequest): RateClass {
  if (name === undefined) return 'other';
  return name === 'list' && typeof query === 'object' && query !== null && 'page' in query
    ? 'other'
    : name;
}
