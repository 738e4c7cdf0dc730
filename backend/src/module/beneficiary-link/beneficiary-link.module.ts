import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { DossiersModule } from '../dossiers.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { BeneficiaryFormController } from './beneficiary-form.controller.js';
import { BeneficiaryFormService } from './beneficiary-form.service.js';
import { BeneficiaryInvitationService } from './beneficiary-invitation.service.js';
import { BeneficiaryLinkController } from './beneficiary-link.controller.js';
import { BeneficiaryLink } from './beneficiary-link.entity.js';
import { BeneficiaryLinkRepository } from './beneficiary-link.repository.js';
import { BeneficiaryLinkService } from './beneficiary-link.service.js';
import { CustomerMailListener } from './customer-mail.listener.js';
import { LinkFilingController } from './link-filing.controller.js';
import { LinkFilingService } from './link-filing.service.js';
import { LinkProlongingListener } from './link-prolonging.listener.js';
import { LinkRequesterService } from './link-requester.service.js';
import { OpenLinkService } from './open-link.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([BeneficiaryLink]),
    AccountsModule,
    DossiersModule,
    NotificationsModule,
    SettingsModule,
  ],
  controllers: [BeneficiaryLinkController, BeneficiaryFormController, LinkFilingController],
  providers: [
    BeneficiaryFormService,
    BeneficiaryInvitationService,
    BeneficiaryLinkRepository,
    BeneficiaryLinkService,
    CustomerMailListener,
    LinkFilingService,
    LinkProlongingListener,
    LinkRequesterService,
    OpenLinkService,
  ],
  exports: [BeneficiaryInvitationService, BeneficiaryLinkRepository, OpenLinkService],
})
export class BeneficiaryLinkModule {}
