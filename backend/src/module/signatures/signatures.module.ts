import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { BeneficiaryLinkModule } from '../beneficiary-link/beneficiary-link.module.js';
import { DossiersModule } from '../dossiers.module.js';
import { PapersModule } from '../papers.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { DrawingCopiesProcessor } from './drawing-copies/drawing-copies.processor.js';
import { CodeDeliveryListener } from './code-delivery.listener.js';
import { DossierSignaturesController } from './dossier-signatures.controller.js';
import { LinkSignaturesController } from './link-signatures.controller.js';
import { PaperAnnouncementService } from './paper-announcement.service.js';
import { PaperOpeningService } from './paper-opening.service.js';
import { PaperSignature } from './paper-signature.entity.js';
import { PaperSignatureRepository } from './paper-signature.repository.js';
import { PortalSignatureService } from './portal-key/portal-signature.service.js';
import { SignatureErasureService } from './signature-erasure.service.js';
import { SignatureEventRow } from './signature-event.entity.js';
import { SignatureExportService } from './record/signature-export.service.js';
import {
  OnlineSignaturesValidator,
  PrintedBrandValidator,
  PrintedIntermediaryValidator,
  PrintedProviderValidator,
} from './recheck/printed-setting.validator.js';
import { SignatureRecheckProcessor } from './recheck/signature-recheck.processor.js';
import { SignatureRecordService } from './record/signature-record.service.js';
import { SignatureVerificationService } from './record/signature-verification.service.js';
import { SignablePapersService } from './signable-papers.service.js';
import { SignatureAccountDataContributor } from './signature-account-data.contributor.js';
import { SignatureCodeService } from './signature-code.service.js';
import { SignatureEndService } from './signature-end.service.js';
import { PaperFileService } from './paper-file.service.js';
import { SignatureLogService } from './signature-log.service.js';
import { SignatureNotificationService } from './signature-notification.service.js';
import { SignatureVerificationController } from './signature-verification.controller.js';
import { SignatureVoidingListener } from './signature-voiding.listener.js';
import { SigningPartyService } from './signing-party.service.js';
import { SigningService } from './signing.service.js';
import { TimestampProcessor } from './timestamp/timestamp.processor.js';

/** `Signatures`: papers of a dossier signed online, the record of each signature and its check. */
@Module({
  imports: [
    AccountsModule,
    BeneficiaryLinkModule,
    DossiersModule,
    NotificationsModule,
    PapersModule,
    TypeOrmModule.forFeature([PaperSignature, SignatureEventRow]),
  ],
  controllers: [
    SignatureVerificationController,
    LinkSignaturesController,
    DossierSignaturesController,
  ],
  providers: [
    CodeDeliveryListener,
    DrawingCopiesProcessor,
    OnlineSignaturesValidator,
    PaperAnnouncementService,
    PaperOpeningService,
    PaperSignatureRepository,
    PrintedBrandValidator,
    PrintedIntermediaryValidator,
    PrintedProviderValidator,
    PortalSignatureService,
    SignablePapersService,
    SignatureAccountDataContributor,
    SignatureCodeService,
    SignatureEndService,
    SignatureErasureService,
    SignatureExportService,
    PaperFileService,
    SignatureLogService,
    SignatureNotificationService,
    SignatureRecheckProcessor,
    SignatureRecordService,
    SignatureVerificationService,
    SignatureVoidingListener,
    SigningPartyService,
    SigningService,
    TimestampProcessor,
  ],
  exports: [SignatureErasureService, SignatureExportService],
})
export class SignaturesModule {}
