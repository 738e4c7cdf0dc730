import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { DossiersModule } from '../dossiers.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { BeneficiaryFormController } from './beneficiary-form.controller.js';
import { BeneficiaryFormService } from './beneficiary-form.service.js';
import { BeneficiaryLinkController } from './beneficiary-link.controller.js';
import { BeneficiaryLinkService } from './beneficiary-link.service.js';
import { BeneficiaryLinkPersistenceModule } from './beneficiary-link-persistence.module.js';

@Module({
  imports: [AccountsModule, DossiersModule, BeneficiaryLinkPersistenceModule, NotificationsModule],
  controllers: [BeneficiaryLinkController, BeneficiaryFormController],
  providers: [BeneficiaryLinkService, BeneficiaryFormService],
})
export class BeneficiaryLinkModule {}
