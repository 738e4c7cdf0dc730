import { Module } from '@nestjs/common';
import { DossierErasureModule } from '../module/erasure/dossier-erasure.module.js';
import { RegistrationModule } from '../accounts/registration/registration.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { RegistrationRetentionService } from './registration-retention.service.js';
import { RetentionRepository } from './retention.repository.js';
import { RetentionProcessor } from './retention.processor.js';
import { RetentionService } from './retention.service.js';
import { AccountsModule } from '../accounts/accounts.module.js';

@Module({
  imports: [
    AccountsModule,
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
