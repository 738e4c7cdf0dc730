import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AccessTokenService } from './access-token.service.js';
import { EndedSessionCacheService } from './ended-session-cache.service.js';
import { JwtAuthGuard } from './jwt-auth.guard.js';
import { JwtStrategy } from './jwt.strategy.js';
import { PasswordHashingService } from './password-hashing.service.js';

/** `PlatformModule` sets the guards in their order. */
@Global()
@Module({
  imports: [
    PassportModule.register({ defaultStrategy: 'jwt', property: 'caller', session: false }),
  ],
  providers: [
    AccessTokenService,
    EndedSessionCacheService,
    JwtAuthGuard,
    JwtStrategy,
    PasswordHashingService,
  ],
  exports: [AccessTokenService, EndedSessionCacheService, JwtAuthGuard, PasswordHashingService],
})
export class AuthModule {}
