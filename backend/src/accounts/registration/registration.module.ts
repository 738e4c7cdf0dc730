import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../../platform/files/files.module.js';
import { AccountErasureModule } from '../account-erasure/account-erasure.module.js';
import { AccountFilesModule } from '../account-files/account-files.module.js';
import { AccountTokensModule } from '../account-tokens/account-tokens.module.js';
import { AccountsModule } from '../accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ManualVerificationService } from './manual-verification.service.js';
import { PendingRegistrationService } from './pending-registration.service.js';
import { PrecreationService } from './precreation.service.js';
import { PublicFormRateLimiter } from './public-form-rate-limiter.service.js';
import { RegistrationBackOfficeController } from './registration-back-office.controller.js';
import { RegistrationDecisionService } from './registration-decision.service.js';
import { RegistrationLock } from './registration-lock.entity.js';
import { RegistrationLockRepository } from './registration-lock.repository.js';
import { RegistrationNotificationService } from './registration-notification.service.js';
import { RegistrationRequest } from './registration-request.entity.js';
import { RegistrationRequestRepository } from './registration-request.repository.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationProcessor } from './registration.processor.js';
import { RegistrationService } from './registration.service.js';
import { StaleRegistrationRequestsService } from './stale-registration-requests.service.js';
import { TermsInvitationService } from './terms-invitation.service.js';
import { TermsController } from './terms.controller.js';
import { TermsService } from './terms.service.js';
import { UnconfirmedRegistrationRepository } from './unconfirmed-registration.repository.js';
import { UnconfirmedRegistrationsService } from './unconfirmed-registrations.service.js';
import { VerificationMailService } from './verification-mail.service.js';
import { VerificationResendProcessor } from './verification-resend.processor.js';
import { VerificationService } from './verification.service.js';

/** How an account comes to be: registration or pre-creation, confirmation of the address, verification by hand. */
@Module({
  imports: [
    TypeOrmModule.forFeature([RegistrationRequest, RegistrationLock]),
    AccountErasureModule,
    AccountFilesModule,
    AccountTokensModule,
    AccountsModule,
    FilesModule,
    SessionsModule,
  ],
  controllers: [RegistrationController, TermsController, RegistrationBackOfficeController],
  providers: [
    ManualVerificationService,
    PendingRegistrationService,
    PrecreationService,
    PublicFormRateLimiter,
    RegistrationDecisionService,
    RegistrationLockRepository,
    RegistrationNotificationService,
    RegistrationProcessor,
    RegistrationRequestRepository,
    RegistrationService,
    StaleRegistrationRequestsService,
    TermsInvitationService,
    TermsService,
    UnconfirmedRegistrationRepository,
    UnconfirmedRegistrationsService,
    VerificationMailService,
    VerificationResendProcessor,
    VerificationService,
  ],
  exports: [
    PrecreationService,
    PublicFormRateLimiter,
    RegistrationLockRepository,
    StaleRegistrationRequestsService,
    TermsInvitationService,
    TermsService,
    UnconfirmedRegistrationsService,
    VerificationMailService,
  ],
})
export class RegistrationModule {}
