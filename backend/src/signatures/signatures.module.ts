import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BeneficiaryLinkModule } from '../module/beneficiary-link/beneficiary-link.module.js';
import { DocumentsModule } from '../module/documents/documents.module.js';
import { DossierDataModule } from '../module/dossier-data.module.js';
import { PrefilledDocumentsModule } from '../module/prefilled-documents/prefilled-documents.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { DossierSignaturesController } from './dossier-signatures.controller.js';
import { LinkSignaturesController } from './link-signatures.controller.js';
import { PaperOpeningService } from './paper-opening.service.js';
import { PaperReadinessService } from './paper-readiness.service.js';
import { PaperSignature } from './paper-signature.entity.js';
import { PaperSignatureRepository } from './paper-signature.repository.js';
import { PaperSignatureService } from './paper-signature.service.js';
import { PaperSigningService } from './paper-signing.service.js';
import { SignatureExportService } from './record/signature-export.service.js';
import { SignatureRecordService } from './record/signature-record.service.js';
import { SignatureVerificationService } from './record/signature-verification.service.js';
import { SignablePapersService } from './signable-papers.service.js';
import { SignatureAccessService } from './signature-access.service.js';
import { SignatureCodeService } from './signature-code.service.js';
import { SignatureEndService } from './signature-end.service.js';
import { SignatureEventRow } from './signature-event.entity.js';
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
    NotificationsModule,
    PrefilledDocumentsModule,
    TypeOrmModule.forFeature([PaperSignature, SignatureEventRow]),
  ],
  controllers: [
    SignatureVerificationController,
    LinkSignaturesController,
    DossierSignaturesController,
  ],
  providers: [
    PaperOpeningService,
    PaperReadinessService,
    PaperSignatureRepository,
    PaperSignatureService,
    PaperSigningService,
    SignablePapersService,
    SignatureAccessService,
    SignatureCodeService,
    SignatureEndService,
    SignatureExportService,
    SignatureFactsService,
    SignatureFileService,
    SignatureGuardService,
    SignatureLogService,
    SignatureNotificationService,
    SignatureRecordService,
    SignatureVerificationService,
    SignatureVoidingListener,
    SignedDocumentService,
    SigningPartyService,
    SigningService,
    TimestampClientService,
    TimestampProcessor,
  ],
})
export class SignaturesModule {}
