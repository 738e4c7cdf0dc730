import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JwtAuthGuard, PolicyGuard } from './auth/index.js';
import { ForbiddenAccessService } from './http/forbidden-access.service.js';
import { ProblemFilter } from './http/problem.filter.js';
import { IdempotencyKeyCleanupProcessor } from './idempotency/idempotency-key-cleanup.processor.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { IdempotencyKeyRepository } from './idempotency/index.js';
import { AttemptRepository } from './rate-limiting/attempt.repository.js';
import { Attempt } from './rate-limiting/attempt.entity.js';
import {
  AttemptLimiterService,
  RateCounterService,
  RateLimitGuard,
} from './rate-limiting/index.js';
import { DtoValidationPipe, UnknownQueryInterceptor } from './validation/index.js';

/** Guards, validation, limits and idempotency keys before every handler, and the answer to a fault. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Attempt, IdempotencyKey])],
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_INTERCEPTOR, useClass: UnknownQueryInterceptor },
    { provide: APP_PIPE, useClass: DtoValidationPipe },
    // In this order: calls that the policy refuses count for the rate limit of their caller.
    { provide: APP_GUARD, useExisting: JwtAuthGuard },
    { provide: APP_GUARD, useExisting: RateLimitGuard },
    { provide: APP_GUARD, useClass: PolicyGuard },
    AttemptLimiterService,
    AttemptRepository,
    ForbiddenAccessService,
    IdempotencyKeyCleanupProcessor,
    IdempotencyKeyRepository,
    RateCounterService,
    RateLimitGuard,
  ],
  exports: [
    AttemptLimiterService,
    ForbiddenAccessService,
    IdempotencyKeyRepository,
    RateCounterService,
    RateLimitGuard,
  ],
})
export class HttpModule {}
