import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppConfig, type RateClass } from '../config/index.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { toClientNetwork } from './client-network.util.js';
import { tooManyAttempts } from './too-many-attempts.util.js';
import { RateCounterService, type RateCounter } from './rate-counter.service.js';
import { RATE_CLASS_KEY } from './rate-limit.decorator.js';

const WINDOW_SECONDS = 60;

/**
 * Limits the calls of one account, or of one network without a login. Runs before the policies, so
 * that refused calls count too.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly counters: Readonly<Record<RateClass, RateCounter>>;

  constructor(
    private readonly reflector: Reflector,
    private readonly metricsService: MetricsService,
    counters: RateCounterService,
    { rateLimits }: AppConfig,
  ) {
    const createClassCounter = (name: RateClass): RateCounter =>
      counters.createCounter(name, rateLimits[name], WINDOW_SECONDS);
    this.counters = {
      form: createClassCounter('form'),
      login: createClassCounter('login'),
      list: createClassCounter('list'),
      heavy: createClassCounter('heavy'),
      other: createClassCounter('other'),
    };
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const name = getRateClass(
      this.reflector.get<RateClass | undefined>(RATE_CLASS_KEY, context.getHandler()),
      request,
    );
    const waitMs = await this.counters[name].consumePoint(getRateKey(request, name));
    if (waitMs === 0) return true;
    this.metricsService.recordLimitedRequest(name);
    throw tooManyAttempts('Sono arrivate troppe richieste in poco tempo', waitMs);
  }
}

/** Public forms count apart: failures in one must not close the others to a whole office. */
function getRateKey({ caller, ip, method, routeOptions }: FastifyRequest, name: RateClass): string {
  const who = caller ? `account:${caller.id}` : `network:${toClientNetwork(ip)}`;
  return name === 'form' ? `${who} ${method} ${routeOptions.url ?? ''}` : who;
}

/** A paginated list request counts as an ordinary call. */
function getRateClass(name: RateClass | undefined, { query }: FastifyRequest): RateClass {
  if (name === undefined) return 'other';
  return name === 'list' && typeof query === 'object' && query !== null && 'page' in query
    ? 'other'
    : name;
}
