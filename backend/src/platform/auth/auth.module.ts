import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessTokenService } from './access-token.service.js';
import { Attempt } from '../rate-limiting/attempt.entity.js';
import { AttemptLimiterService } from '../rate-limiting/attempt-limiter.service.js';
import { EndedSessionCacheService } from './ended-session-cache.service.js';
import { PasswordHashingService } from './password-hashing.service.js';
import { PolicyGuard } from './policy.guard.js';
import { RateCounterService } from '../rate-limiting/rate-counter.service.js';
import { RateLimitGuard } from '../rate-limiting/rate-limit.guard.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Attempt])],
  providers: [
    AccessTokenService,
    AttemptLimiterService,
    EndedSessionCacheService,
    PasswordHashingService,
    RateCounterService,
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_GUARD, useClass: PolicyGuard },
  ],
  exports: [
    AccessTokenService,
    AttemptLimiterService,
    RateCounterService,
    EndedSessionCacheService,
    PasswordHashingService,
  ],
})
export class AuthModule {}
