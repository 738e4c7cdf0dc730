import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountToken } from './account-token.entity.js';
import { AccountTokenRepository } from './account-token.repository.js';
import { AccountTokensService } from './account-tokens.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountToken])],
  providers: [AccountTokenRepository, AccountTokensService],
  exports: [AccountTokensService],
})
export class AccountTokensModule {}
