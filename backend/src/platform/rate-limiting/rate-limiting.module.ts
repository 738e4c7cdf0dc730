import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { AttemptLimiterService } from './attempt-limiter.service.js';
import { Attempt } from './attempt.entity.js';
import { AttemptRepository } from './attempt.repository.js';
import { RateCounterService } from './rate-counter.service.js';
import { RateLimitGuard } from './rate-limit.guard.js';

/**
 * Must come before `AuthModule` among the imports: guards run in that order, and refused calls
 * count too.
 */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Attempt]), AuthModule],
  providers: [
    AttemptRepository,
    AttemptLimiterService,
    RateCounterService,
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
  exports: [AttemptLimiterService, RateCounterService],
})
export class RateLimitingModule {}
