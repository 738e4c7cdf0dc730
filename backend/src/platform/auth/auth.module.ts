import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessTokenService } from './access-token.service.js';
import { EndedSessionCacheService } from './ended-session-cache.service.js';
import { PasswordHashingService } from './password-hashing.service.js';
import { PolicyGuard } from './policy.guard.js';

@Global()
@Module({
  providers: [
    AccessTokenService,
    EndedSessionCacheService,
    PasswordHashingService,
    { provide: APP_GUARD, useClass: PolicyGuard },
  ],
  exports: [AccessTokenService, EndedSessionCacheService, PasswordHashingService],
})
export class AuthModule {}
