import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessTokens } from './access-tokens.js';
import { PolicyGuard } from './policy.guard.js';

@Global()
@Module({
  providers: [AccessTokens, { provide: APP_GUARD, useClass: PolicyGuard }],
  exports: [AccessTokens],
})
export class SecurityModule {}
