import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { CreditsModule } from '../../recharge-package/credits.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { DossierStatusModule } from '../status/dossier-status.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { DossierSendService } from './dossier-send.service.js';
import { DossierSendingRepository } from './dossier-sending.repository.js';
import { SubmissionCheckService } from './submission-check.service.js';
import { DossierSending } from '../entities/dossier-sending.entity.js';

/** Checks drafts and sends them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DossierSending]),
    AccountsModule,
    CreditsModule,
    DocumentsModule,
    DossierDataModule,
    DossierStatusModule,
    SettingsModule,
  ],
  providers: [DossierSendService, DossierSendingRepository, SubmissionCheckService],
  exports: [DossierSendService],
})
export class DossierSendModule {}
