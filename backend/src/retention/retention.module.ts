import { Module } from '@nestjs/common';
import { AuditLogModule } from '../platform/audit/audit-log.module.js';
import { DossierErasureModule } from '../module/erasure/dossier-erasure.module.js';
import { AccountFilesModule } from '../accounts/account-files/account-files.module.js';
import { RegistrationModule } from '../accounts/registration/registration.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { RegistrationRetentionService } from './registration-retention.service.js';
import { RetentionRepository } from './retention.repository.js';
import { RetentionProcessor } from './retention.processor.js';
import { RetentionService } from './retention.service.js';

@Module({
  imports: [
    AccountFilesModule,
    AuditLogModule,
    DossierErasureModule,
    CreditsModule,
    RegistrationModule,
    SettingsModule,
  ],
  providers: [
    RegistrationRetentionService,
    RetentionRepository,
    RetentionProcessor,
    RetentionService,
  ],
})
export class RetentionModule {}
