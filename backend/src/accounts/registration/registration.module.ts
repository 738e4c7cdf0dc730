import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountTokensModule } from '../account-tokens/account-tokens.module.js';
import { AccountsModule } from '../accounts.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { AccountFile } from '../account-files/account-file.entity.js';
import {
  AccountFilesService,
  AccountFilesDeletionProcessor,
} from '../account-files/account-files.service.js';
import { PublicFormRateLimiter } from './public-form-rate-limiter.service.js';
import { InfectedAccountFilesListener } from '../account-files/infected-account-files.listener.js';
import { RegistrationBackOfficeController } from './registration-back-office.controller.js';
import { ManualVerificationService } from './manual-verification.service.js';
import { PrecreationService } from './precreation.service.js';
import { RegistrationRequest, RegistrationLock } from './registration-request.entity.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationProcessor } from './registration.processor.js';
import { StaleRegistrationRequestsService } from './stale-registration-requests.service.js';
import { RegistrationService } from './registration.service.js';
import { TermsController } from './terms.controller.js';
import { TermsInvitationService } from './terms-invitation.service.js';
import { TermsService } from './terms.service.js';
import { UnconfirmedRegistrationsService } from './unconfirmed-registrations.service.js';
import { VerificationMailService } from './verification-mail.service.js';
import { VerificationResendProcessor, VerificationService } from './verification.service.js';

/** How an account comes to be: registration or pre-creation, confirmation of the address, verification by hand. */
@Module({
  imports: [
    TypeOrmModule.forFeature([AccountFile, RegistrationRequest, RegistrationLock]),
    AccountTokensModule,
    AccountsModule,
    FilesModule,
  ],
  controllers: [RegistrationController, TermsController, RegistrationBackOfficeController],
  providers: [
    AccountFilesService,
    AccountFilesDeletionProcessor,
    PublicFormRateLimiter,
    InfectedAccountFilesListener,
    ManualVerificationService,
    PrecreationService,
    RegistrationProcessor,
    RegistrationService,
    VerificationResendProcessor,
    StaleRegistrationRequestsService,
    TermsInvitationService,
    TermsService,
    UnconfirmedRegistrationsService,
    VerificationMailService,
    VerificationService,
  ],
  exports: [
    AccountFilesService,
    PublicFormRateLimiter,
    StaleRegistrationRequestsService,
    TermsInvitationService,
    UnconfirmedRegistrationsService,
    VerificationMailService,
  ],
})
export class RegistrationModule {}
