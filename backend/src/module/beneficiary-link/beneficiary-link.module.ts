import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { DossiersModule } from '../dossiers.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { BeneficiaryFormController } from './beneficiary-form.controller.js';
import { BeneficiaryFormService } from './beneficiary-form.service.js';
import { BeneficiaryInvitationService } from './beneficiary-invitation.service.js';
import { BeneficiaryLinkController } from './beneficiary-link.controller.js';
import { BeneficiaryLinkService } from './beneficiary-link.service.js';
import { BeneficiaryLinkPersistenceModule } from './beneficiary-link-persistence.module.js';
import { BeneficiaryNotificationService } from './beneficiary-notification.service.js';
import { CustomerCompletionListener } from './customer-completion.listener.js';
import { CustomerCorrectionListener } from './customer-correction.listener.js';
import { LinkFilingController } from './link-filing.controller.js';
import { LinkFilingService } from './link-filing.service.js';
import { LinkRequesterService } from './link-requester.service.js';
import { OpenLinkService } from './open-link.service.js';
import { SigningInvitationService } from './signing-invitation.service.js';

@Module({
  imports: [
    AccountsModule,
    DossiersModule,
    BeneficiaryLinkPersistenceModule,
    NotificationsModule,
    SettingsModule,
  ],
  controllers: [BeneficiaryLinkController, BeneficiaryFormController, LinkFilingController],
  providers: [
    BeneficiaryFormService,
    BeneficiaryInvitationService,
    BeneficiaryLinkService,
    BeneficiaryNotificationService,
    CustomerCompletionListener,
    CustomerCorrectionListener,
    LinkFilingService,
    LinkRequesterService,
    OpenLinkService,
    SigningInvitationService,
  ],
  exports: [OpenLinkService, SigningInvitationService],
})
export class BeneficiaryLinkModule {}
