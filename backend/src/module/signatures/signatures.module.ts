import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { BeneficiaryLinkModule } from '../beneficiary-link/beneficiary-link.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { DraftQuotaModule } from '../draft-quota/draft-quota.module.js';
import { PrefilledDocumentsModule } from '../prefilled-documents/prefilled-documents.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { DrawingCopiesProcessor } from './drawing-copies/drawing-copies.processor.js';
import { DrawingCopiesService } from './drawing-copies/drawing-copies.service.js';
import { CodeDeliveryListener } from './code-delivery.listener.js';
import { DossierSignaturesController } from './dossier-signatures.controller.js';
import { LinkSignaturesController } from './link-signatures.controller.js';
import { PaperAnnouncementService } from './paper-announcement.service.js';
import { PaperOpeningService } from './paper-opening.service.js';
import { PaperReadinessService } from './paper-readiness.service.js';
import { PaperSignatureService } from './paper-signature.service.js';
import { PaperSigningService } from './paper-signing.service.js';
import { PortalSignatureService } from './portal-key/portal-signature.service.js';
import { SignatureExportService } from './record/signature-export.service.js';
import { ReadyPaperScanService } from './recheck/ready-paper-scan.service.js';
import {
  OnlineSignaturesValidator,
  PrintedBrandValidator,
  PrintedIntermediaryValidator,
  PrintedProviderValidator,
} from './recheck/printed-setting.validator.js';
import { SignatureRecheckListener } from './recheck/signature-recheck.listener.js';
import { SignatureRecheckProcessor } from './recheck/signature-recheck.processor.js';
import { SignatureRecheckService } from './recheck/signature-recheck.service.js';
import { SignaturePersistenceModule } from './signature-persistence.module.js';
import { SignatureRecordService } from './record/signature-record.service.js';
import { SignatureVerificationService } from './record/signature-verification.service.js';
import { SignablePapersService } from './signable-papers.service.js';
import { SignatureAccessService } from './signature-access.service.js';
import { SignatureAccountDataContributor } from './signature-account-data.contributor.js';
import { SignatureCodeService } from './signature-code.service.js';
import { SignatureEndService } from './signature-end.service.js';
import { SignatureFactsService } from './signature-facts.service.js';
import { SignatureFileService } from './signature-file.service.js';
import { SignatureGuardService } from './signature-guard.service.js';
import { SignatureLogService } from './signature-log.service.js';
import { SignatureNotificationService } from './signature-notification.service.js';
import { SignatureVerificationController } from './signature-verification.controller.js';
import { SignatureVoidingListener } from './signature-voiding.listener.js';
import { SignedDocumentService } from './signed-document.service.js';
import { SigningPartyService } from './signing-party.service.js';
import { SigningService } from './signing.service.js';
import { TimestampClientService } from './timestamp/timestamp-client.service.js';
import { TimestampProcessor } from './timestamp/timestamp.processor.js';

/** `Signatures`: papers of a dossier signed online, the record of each signature and its check. */
@Module({
  imports: [
    AccountsModule,
    BeneficiaryLinkModule,
    DocumentsModule,
    DossierDataModule,
    DraftQuotaModule,
    NotificationsModule,
    PrefilledDocumentsModule,
    SignaturePersistenceModule,
  ],
  controllers: [
    SignatureVerificationController,
    LinkSignaturesController,
    DossierSignaturesController,
  ],
  providers: [
    CodeDeliveryListener,
    DrawingCopiesProcessor,
    DrawingCopiesService,
    OnlineSignaturesValidator,
    PaperAnnouncementService,
    PaperOpeningService,
    PaperReadinessService,
    PaperSignatureService,
    PaperSigningService,
    PrintedBrandValidator,
    PrintedIntermediaryValidator,
    PrintedProviderValidator,
    PortalSignatureService,
    ReadyPaperScanService,
    SignablePapersService,
    SignatureAccessService,
    SignatureAccountDataContributor,
    SignatureCodeService,
    SignatureEndService,
    SignatureExportService,
    SignatureFactsService,
    SignatureFileService,
    SignatureGuardService,
    SignatureLogService,
    SignatureNotificationService,
    SignatureRecheckListener,
    SignatureRecheckProcessor,
    SignatureRecheckService,
    SignatureRecordService,
    SignatureVerificationService,
    SignatureVoidingListener,
    SignedDocumentService,
    SigningPartyService,
    SigningService,
    TimestampClientService,
    TimestampProcessor,
  ],
  exports: [SignatureExportService],
})
export class SignaturesModule {}
