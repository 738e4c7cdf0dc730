import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountTokensModule } from '../account-tokens/account-tokens.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { AccountFile } from './account-file.entity.js';
import { AccountFiles, AccountFilesDeletion } from './account-files.js';
import { AddressBrake } from './address-brake.js';
import { InfectedAccountFiles } from './infected-account-files.js';
import { RegistrationBackOfficeController } from './back-office.controller.js';
import { ManualVerificationService } from './manual-verification.service.js';
import { PrecreationService } from './precreation.service.js';
import { RegistrationRequest, RegistrationTurn } from './registration-request.entity.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationJob } from './registration.job.js';
import { StaleRequests } from './stale-requests.js';
import { RegistrationService } from './registration.service.js';
import { TermsController } from './terms.controller.js';
import { TermsInvitations } from './terms-invitations.js';
import { TermsService } from './terms.service.js';
import { UnconfirmedRegistrations } from './unconfirmed.service.js';
import { VerificationMails } from './verification-mails.js';
import { ResendJob, VerificationService } from './verification.service.js';

/** How an account comes to be: registration or pre-creation, confirmation of the address, verification by hand. */
@Module({
  imports: [
    TypeOrmModule.forFeature([AccountFile, RegistrationRequest, RegistrationTurn]),
    AccountTokensModule,
    AccountsModule,
    DocumentsModule,
  ],
  controllers: [RegistrationController, TermsController, RegistrationBackOfficeController],
  providers: [
    AccountFiles,
    AccountFilesDeletion,
    AddressBrake,
    InfectedAccountFiles,
    ManualVerificationService,
    PrecreationService,
    RegistrationJob,
    RegistrationService,
    ResendJob,
    StaleRequests,
    TermsInvitations,
    TermsService,
    UnconfirmedRegistrations,
    VerificationMails,
    VerificationService,
  ],
  exports: [
    AccountFiles,
    AddressBrake,
    StaleRequests,
    TermsInvitations,
    UnconfirmedRegistrations,
    VerificationMails,
  ],
})
export class RegistrationModule {}
