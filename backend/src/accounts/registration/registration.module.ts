import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts.module.js';
import { ContractDecision } from './contract-review/contract-decision.entity.js';
import { ContractDecisionRecorder } from './contract-review/contract-decision-recorder.service.js';
import { ContractDecisionRepository } from './contract-review/contract-decision.repository.js';
import { ContractPapersService } from './contract-review/contract-papers.service.js';
import { ContractReviewService } from './contract-review/contract-review.service.js';
import { OnboardingController } from './contract-review/onboarding.controller.js';
import { OnboardingService } from './contract-review/onboarding.service.js';
import { HeldAddressService } from './held-registrations/held-address.service.js';
import { HeldDecisionService } from './held-registrations/held-decision.service.js';
import { HeldRegistrationRepository } from './held-registrations/held-registration.repository.js';
import { HeldRegistrationsController } from './held-registrations/held-registrations.controller.js';
import { HeldRegistrationsService } from './held-registrations/held-registrations.service.js';
import { HeldSuccessionService } from './held-registrations/held-succession.service.js';
import { RegisteredAccountService } from './held-registrations/registered-account.service.js';
import { ManualVerificationService } from './manual-verification.service.js';
import { PendingRegistrationService } from './pending-registration.service.js';
import { PrecreationService } from './precreation.service.js';
import { PublicFormRateLimiter } from './public-form-rate-limiter.service.js';
import { RegistrationAddressProcessor } from './registration-address.processor.js';
import { RegistrationAddressService } from './registration-address.service.js';
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
    TypeOrmModule.forFeature([ContractDecision, RegistrationRequest, RegistrationLock]),
    AccountsModule,
  ],
  controllers: [
    RegistrationController,
    TermsController,
    RegistrationBackOfficeController,
    OnboardingController,
    HeldRegistrationsController,
  ],
  providers: [
    HeldAddressService,
    HeldDecisionService,
    HeldRegistrationRepository,
    HeldRegistrationsService,
    HeldSuccessionService,
    RegisteredAccountService,
    RegistrationAddressProcessor,
    RegistrationAddressService,
    ContractDecisionRecorder,
    ContractDecisionRepository,
    ContractPapersService,
    ContractReviewService,
    OnboardingService,
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
    HeldRegistrationsService,
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
