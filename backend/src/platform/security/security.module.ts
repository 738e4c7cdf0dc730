import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessTokens } from './access-tokens.js';
import { Attempt } from './attempt.entity.js';
import { Attempts } from './attempts.js';
import { EndedSessions } from './ended-sessions.js';
import { Passwords } from './passwords.js';
import { PolicyGuard } from './policy.guard.js';
import { Counters } from './rates/counters.js';
import { RateGuard } from './rates/rate.guard.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Attempt])],
  providers: [
    AccessTokens,
    Attempts,
    EndedSessions,
    Passwords,
    Counters,
    { provide: APP_GUARD, useClass: RateGuard },
    { provide: APP_GUARD, useClass: PolicyGuard },
  ],
  exports: [AccessTokens, Attempts, Counters, EndedSessions, Passwords],
})
export class SecurityModule {}
