import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLogModule } from '../../platform/audit/audit-log.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { AccountsModule } from '../accounts.module.js';
import { AccountFile } from './account-file.entity.js';
import { AccountFileRepository } from './account-file.repository.js';
import { AccountFilesDeletionProcessor } from './account-files-deletion.processor.js';
import { AccountFilesService } from './account-files.service.js';
import { InfectedAccountFilesListener } from './infected-account-files.listener.js';

/** Identity documents and contracts of accounts. */
@Module({
  imports: [TypeOrmModule.forFeature([AccountFile]), AccountsModule, AuditLogModule, FilesModule],
  providers: [
    AccountFileRepository,
    AccountFilesDeletionProcessor,
    AccountFilesService,
    InfectedAccountFilesListener,
  ],
  exports: [AccountFilesService],
})
export class AccountFilesModule {}
