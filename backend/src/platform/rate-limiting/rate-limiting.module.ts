import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttemptLimiterService } from './attempt-limiter.service.js';
import { Attempt } from './attempt.entity.js';
import { AttemptRepository } from './attempt.repository.js';
import { RateCounterService } from './rate-counter.service.js';
import { RateLimitGuard } from './rate-limit.guard.js';

/** `PlatformModule` sets the guard before the policies. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Attempt])],
  providers: [AttemptRepository, AttemptLimiterService, RateCounterService, RateLimitGuard],
  exports: [AttemptLimiterService, RateCounterService, RateLimitGuard],
})
export class RateLimitingModule {}
