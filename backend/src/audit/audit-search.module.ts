import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditSearchRepository } from './audit-search.repository.js';
import { AuditSearchService } from './audit-search.service.js';
import { AuditController } from './audit.controller.js';

@Module({
  imports: [AccountsModule],
  controllers: [AuditController],
  providers: [AuditSearchRepository, AuditSearchService],
  exports: [AuditSearchService],
})
export class AuditSearchModule {}
