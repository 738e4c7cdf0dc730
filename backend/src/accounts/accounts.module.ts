import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLogModule } from '../platform/audit/audit-log.module.js';
import { AccountDirectoryService } from './account-directory.service.js';
import { AccountSearchRepository } from './account-search.repository.js';
import { Account } from './account.entity.js';
import { AccountRepository } from './account.repository.js';
import { AccountsService } from './accounts.service.js';
import { OwnPasswordService } from './own-password.service.js';

/** Accounts for every other feature; this module imports none of its sub-features. */
@Module({
  imports: [AuditLogModule, TypeOrmModule.forFeature([Account])],
  providers: [
    AccountDirectoryService,
    AccountRepository,
    AccountSearchRepository,
    AccountsService,
    OwnPasswordService,
  ],
  exports: [AccountDirectoryService, AccountSearchRepository, AccountsService, OwnPasswordService],
})
export class AccountsModule {}
