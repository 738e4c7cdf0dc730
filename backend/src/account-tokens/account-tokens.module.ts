import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountToken } from './account-token.entity.js';
import { AccountTokens } from './account-tokens.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountToken])],
  providers: [AccountTokens],
  exports: [AccountTokens],
})
export class AccountTokensModule {}
