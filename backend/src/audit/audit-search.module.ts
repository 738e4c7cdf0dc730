import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditSearch } from './audit-search.js';
import { AuditController } from './audit.controller.js';

@Module({ imports: [AccountsModule], controllers: [AuditController], providers: [AuditSearch] })
export class AuditSearchModule {}
