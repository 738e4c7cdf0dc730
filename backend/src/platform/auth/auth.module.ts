import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AccessTokenIssuerService } from './access-token-issuer.service.js';
import { ContractStateService } from './contract-state.service.js';
import { EndedSessionCacheService } from './ended-session-cache.service.js';
import { JwtAuthGuard } from './jwt-auth.guard.js';
import { JwtStrategy } from './jwt.strategy.js';
import { PasswordHashingService } from './password-hashing.service.js';

/** `HttpModule` sets the guards in their order. */
@Global()
@Module({
  imports: [
    PassportModule.register({ defaultStrategy: 'jwt', property: 'caller', session: false }),
  ],
  providers: [
    AccessTokenIssuerService,
    ContractStateService,
    EndedSessionCacheService,
    JwtAuthGuard,
    JwtStrategy,
    PasswordHashingService,
  ],
  exports: [
    AccessTokenIssuerService,
    ContractStateService,
    EndedSessionCacheService,
    JwtAuthGuard,
    PasswordHashingService,
  ],
})
export class AuthModule {}
