import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessTokens } from './access-tokens.js';
import { Passwords } from './passwords.js';
import { PolicyGuard } from './policy.guard.js';

@Global()
@Module({
  providers: [AccessTokens, Passwords, { provide: APP_GUARD, useClass: PolicyGuard }],
  exports: [AccessTokens, Passwords],
})
export class SecurityModule {}
