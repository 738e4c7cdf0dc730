import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { MunicipalitiesModule } from '../municipalities/municipalities.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AdminDossierService } from './admin-dossier.service.js';
import { BulkRunnerService } from './bulk-result/bulk-runner.service.js';
import { DossierBulkController } from './bulk/dossier-bulk.controller.js';
import { DossierBulkService } from './bulk/dossier-bulk.service.js';
import { DossierCharge } from './charge/dossier-charge.entity.js';
import { DossierChargeListener } from './charge/dossier-charge.listener.js';
import { DossierChargeRepository } from './charge/dossier-charge.repository.js';
import { DossierChargeService } from './charge/dossier-charge.service.js';
import { OfficeActService } from './charge/office-act.service.js';
import { ReturnChargesProcessor } from './charge/return-charges.processor.js';
import { DossierClaim } from './claims/dossier-claim.entity.js';
import { DossierClaimRepository } from './claims/dossier-claim.repository.js';
import { DossierClaimService } from './claims/dossier-claim.service.js';
import { CopiedField } from './copied-fields/copied-field.entity.js';
import { CopiedFieldRepository } from './copied-fields/copied-field.repository.js';
import { CopiedFieldsController } from './copied-fields/copied-fields.controller.js';
import { CopiedFieldsService } from './copied-fields/copied-fields.service.js';
import { DocumentCheck } from './document-checks/document-check.entity.js';
import { DocumentCheckRepository } from './document-checks/document-check.repository.js';
import { DocumentCheckService } from './document-checks/document-check.service.js';
import { DocumentChecksController } from './document-checks/document-checks.controller.js';
import { CpidReleaseListener } from './documents/cpid-release.listener.js';
import { DocumentAccess } from './documents/document-access.entity.js';
import { DocumentChecklistService } from './documents/document-checklist.service.js';
import { DocumentSetItemEntity } from './documents/document-set-item.entity.js';
import { DocumentSetItemRepository } from './documents/document-set-item.repository.js';
import { DocumentSetSettingValidator } from './documents/document-set-setting.validator.js';
import { DocumentSetService } from './documents/document-set.service.js';
import { DossierFileRepository } from './documents/dossier-file.repository.js';
import { DossierFiling } from './documents/dossier-filing.entity.js';
import { DossierFilingRepository } from './documents/dossier-filing.repository.js';
import { DossierFilingService } from './documents/dossier-filing.service.js';
import { EnergySavingRow } from './documents/energy-saving.entity.js';
import { EnergySavingRepository } from './documents/energy-saving.repository.js';
import { FilingCorrection } from './documents/filing-correction.entity.js';
import { FilingCorrectionRepository } from './documents/filing-correction.repository.js';
import { Invoice } from './documents/invoice.entity.js';
import { InvoiceRepository } from './documents/invoice.repository.js';
import { ReceiptAttachmentsService } from './documents/receipt-attachments.service.js';
import { StoredFile } from './documents/stored-file.entity.js';
import { WaitingFile } from './documents/waiting-file.entity.js';
import { WaitingFileRepository } from './documents/waiting-file.repository.js';
import { DossierCountRepository } from './dossier-count.repository.js';
import { DossierController } from './dossier.controller.js';
import { DossierRepository } from './dossier.repository.js';
import { DossierService } from './dossier.service.js';
import { DraftQuotaService } from './draft-quota/draft-quota.service.js';
import { DraftUsageRepository } from './draft-quota/draft-usage.repository.js';
import { EneaPdfService } from './enea-reading/enea-pdf.service.js';
import { EneaPrintOutcome } from './enea-reading/enea-print-outcome.entity.js';
import { EneaPrintOutcomeRepository } from './enea-reading/enea-print-outcome.repository.js';
import { EneaReadingController } from './enea-reading/enea-reading.controller.js';
import { EneaReadingService } from './enea-reading/enea-reading.service.js';
import { FilingConfirmationService } from './enea-reading/filing-confirmation.service.js';
import { DossierCreation } from './entities/dossier-creation.entity.js';
import { DossierEdit } from './entities/dossier-edit.entity.js';
import { DossierPostponement } from './entities/dossier-postponement.entity.js';
import { DossierSending } from './entities/dossier-sending.entity.js';
import { DossierSkip } from './entities/dossier-skip.entity.js';
import { DossierSnapshot } from './entities/dossier-snapshot.entity.js';
import { DossierStatusChange } from './entities/dossier-status-change.entity.js';
import { Dossier } from './entities/dossier.entity.js';
import { OperatorAct } from './entities/operator-act.entity.js';
import { OwnFiguresController } from './figures/own-figures.controller.js';
import { OwnFiguresRepository } from './figures/own-figures.repository.js';
import { OwnFiguresService } from './figures/own-figures.service.js';
import { DossierEditRepository } from './history/dossier-edit.repository.js';
import { DossierHistoryRepository } from './history/dossier-history.repository.js';
import { DossierHistoryService } from './history/dossier-history.service.js';
import { DossierPostponementRepository } from './history/dossier-postponement.repository.js';
import { DossierSkipRepository } from './history/dossier-skip.repository.js';
import { OperatorActRepository } from './history/operator-act.repository.js';
import { SendingCostRepository } from './history/sending-cost.repository.js';
import { ListCacheInvalidationService } from './list-cache-invalidation.service.js';
import { ListColumnsController } from './list-columns/list-columns.controller.js';
import { ListColumns } from './list-columns/list-columns.entity.js';
import { ListColumnsRepository } from './list-columns/list-columns.repository.js';
import { ListColumnsService } from './list-columns/list-columns.service.js';
import { DossierListController } from './list/dossier-list.controller.js';
import { DossierListRepository } from './list/dossier-list.repository.js';
import { DossierListService } from './list/dossier-list.service.js';
import { ListCacheService } from './list/list-cache.service.js';
import { ListSearchService } from './list/list-search.service.js';
import { PaidDossierContributor } from './list/paid-dossier.contributor.js';
import { NameIndexListener } from './list/name-index/name-index.listener.js';
import { NameIndexRepository } from './list/name-index/name-index.repository.js';
import { SearchKeyRepository } from './list/name-index/search-key.repository.js';
import { SearchKeysProcessor } from './list/name-index/search-keys.processor.js';
import { RowFactsService } from './list/row-facts.service.js';
import { DocumentRequestsService } from './messages/document-requests.service.js';
import { DocumentRequestSettlementListener } from './messages/document-requests/document-request-settlement.listener.js';
import { DocumentRequest } from './messages/document-requests/document-request.entity.js';
import { DocumentRequestRepository } from './messages/document-requests/document-request.repository.js';
import { MessageAppendService } from './messages/message-append.service.js';
import { MessageNotificationService } from './messages/message-notification.service.js';
import { MessagesMailProcessor } from './messages/messages-mail.processor.js';
import { MessagesController } from './messages/messages.controller.js';
import { MessagesService } from './messages/messages.service.js';
import { DossierMessageEntity } from './messages/threads/dossier-message.entity.js';
import { MessageThread } from './messages/threads/message-thread.entity.js';
import { MessageThreadRepository } from './messages/threads/message-thread.repository.js';
import { OwnerNotificationListener } from './owner-notification.listener.js';
import { PaletteController } from './palette/palette.controller.js';
import { PaletteService } from './palette/palette.service.js';
import { EndPostponementsProcessor } from './postpone/end-postponements.processor.js';
import { PostponementEndListener } from './postpone/postponement-end.listener.js';
import { PostponementEndService } from './postpone/postponement-end.service.js';
import { PostponementController } from './postpone/postponement.controller.js';
import { PostponementService } from './postpone/postponement.service.js';
import { CleanPresencesProcessor } from './presence/clean-presences.processor.js';
import { DossierPresenceController } from './presence/dossier-presence.controller.js';
import { DossierPresence } from './presence/dossier-presence.entity.js';
import { DossierPresenceRepository } from './presence/dossier-presence.repository.js';
import { DossierPresenceService } from './presence/dossier-presence.service.js';
import { DossierSkipService } from './queue/dossier-skip.service.js';
import { QueuePositionRepository } from './queue/queue-position.repository.js';
import { QueueController } from './queue/queue.controller.js';
import { QueueService } from './queue/queue.service.js';
import { DossierStateService } from './revision/dossier-state.service.js';
import { DossierCreationRepository } from './save/dossier-creation.repository.js';
import { DossierSaveService } from './save/dossier-save.service.js';
import { LastStepService } from './save/last-step.service.js';
import { SavedView } from './saved-views/saved-view.entity.js';
import { SavedViewRepository } from './saved-views/saved-view.repository.js';
import { SavedViewsController } from './saved-views/saved-views.controller.js';
import { SavedViewsService } from './saved-views/saved-views.service.js';
import { DossierSendService } from './send/dossier-send.service.js';
import { DossierSendingRepository } from './send/dossier-sending.repository.js';
import { SubmissionCheckService } from './send/submission-check.service.js';
import { DossierSnapshotListener } from './snapshots/dossier-snapshot.listener.js';
import { DossierSnapshotRepository } from './snapshots/dossier-snapshot.repository.js';
import { DossierReturnService } from './status/dossier-return.service.js';
import { DossierStatusController } from './status/dossier-status.controller.js';
import { DossierStatusService } from './status/dossier-status.service.js';
import { ModuleStatusesController } from './status/module-statuses.controller.js';
import { StatusTransitionService } from './status/status-transition.service.js';
import { TaxCodeDecoderService } from './tax-code/tax-code-decoder.service.js';
import { ActUndoService } from './undo/act-undo.service.js';
import { CleanActsProcessor } from './undo/clean-acts.processor.js';
import { UndoController } from './undo/undo.controller.js';
import { UndoableActService } from './undo/undoable-act.service.js';
import { WaitingFilesController } from './waiting-files/waiting-files.controller.js';
import { WaitingFilesService } from './waiting-files/waiting-files.service.js';

/** `Module`: dossiers from the first save to the filing, with their lists, documents and messages. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      CopiedField,
      DocumentAccess,
      DocumentCheck,
      DocumentRequest,
      DocumentSetItemEntity,
      Dossier,
      DossierCharge,
      DossierClaim,
      DossierCreation,
      DossierEdit,
      DossierFiling,
      DossierMessageEntity,
      DossierPostponement,
      DossierPresence,
      DossierSending,
      DossierSkip,
      DossierSnapshot,
      DossierStatusChange,
      EneaPrintOutcome,
      EnergySavingRow,
      FilingCorrection,
      Invoice,
      ListColumns,
      MessageThread,
      OperatorAct,
      SavedView,
      StoredFile,
      WaitingFile,
    ]),
    AccountsModule,
    CreditsModule,
    MunicipalitiesModule,
    NotificationsModule,
    SettingsModule,
  ],
  controllers: [
    CopiedFieldsController,
    DocumentChecksController,
    DossierBulkController,
    DossierController,
    DossierListController,
    DossierPresenceController,
    DossierStatusController,
    EneaReadingController,
    ListColumnsController,
    MessagesController,
    ModuleStatusesController,
    OwnFiguresController,
    PaletteController,
    PostponementController,
    QueueController,
    SavedViewsController,
    UndoController,
    WaitingFilesController,
  ],
  providers: [
    // Rows, history and snapshots
    AdminDossierService,
    DossierCountRepository,
    DossierEditRepository,
    DossierHistoryRepository,
    DossierHistoryService,
    DossierPostponementRepository,
    DossierRepository,
    DossierService,
    DossierSkipRepository,
    DossierSnapshotListener,
    DossierSnapshotRepository,
    DossierStateService,
    ListCacheInvalidationService,
    OperatorActRepository,
    OwnerNotificationListener,
    SendingCostRepository,
    // Saving and sending
    DossierCreationRepository,
    DossierSaveService,
    DossierSendService,
    DossierSendingRepository,
    DraftQuotaService,
    DraftUsageRepository,
    LastStepService,
    SubmissionCheckService,
    TaxCodeDecoderService,
    // Status and acts of the back office
    ActUndoService,
    BulkRunnerService,
    CleanActsProcessor,
    DossierBulkService,
    DossierChargeListener,
    DossierChargeRepository,
    DossierChargeService,
    DossierReturnService,
    DossierStatusService,
    EndPostponementsProcessor,
    OfficeActService,
    PostponementEndListener,
    PostponementEndService,
    PostponementService,
    ReturnChargesProcessor,
    StatusTransitionService,
    UndoableActService,
    // Lists
    DossierListRepository,
    DossierListService,
    ListCacheService,
    ListColumnsRepository,
    ListColumnsService,
    ListSearchService,
    PaidDossierContributor,
    NameIndexListener,
    NameIndexRepository,
    SearchKeyRepository,
    SearchKeysProcessor,
    OwnFiguresRepository,
    OwnFiguresService,
    PaletteService,
    RowFactsService,
    SavedViewRepository,
    SavedViewsService,
    // Working day
    CleanPresencesProcessor,
    CopiedFieldRepository,
    CopiedFieldsService,
    DossierClaimRepository,
    DossierClaimService,
    DossierPresenceRepository,
    DossierPresenceService,
    DossierSkipService,
    QueuePositionRepository,
    QueueService,
    // Documents and filings
    CpidReleaseListener,
    DocumentCheckRepository,
    DocumentCheckService,
    DocumentChecklistService,
    DocumentSetItemRepository,
    DocumentSetService,
    DocumentSetSettingValidator,
    DossierFileRepository,
    DossierFilingRepository,
    DossierFilingService,
    EneaPdfService,
    EneaPrintOutcomeRepository,
    EneaReadingService,
    EnergySavingRepository,
    FilingConfirmationService,
    FilingCorrectionRepository,
    InvoiceRepository,
    ReceiptAttachmentsService,
    WaitingFileRepository,
    WaitingFilesService,
    // Messages
    DocumentRequestRepository,
    DocumentRequestSettlementListener,
    DocumentRequestsService,
    MessageAppendService,
    MessageNotificationService,
    MessageThreadRepository,
    MessagesMailProcessor,
    MessagesService,
  ],
  exports: [
    DossierChargeService,
    DocumentRequestRepository,
    DocumentSetService,
    DossierCountRepository,
    DossierEditRepository,
    DossierFileRepository,
    DossierFilingRepository,
    DossierFilingService,
    DossierRepository,
    DossierSaveService,
    DossierSendService,
    DossierStatusService,
    DraftQuotaService,
    EnergySavingRepository,
    FilingCorrectionRepository,
    InvoiceRepository,
    ListCacheInvalidationService,
    MessageThreadRepository,
    NameIndexRepository,
    OfficeActService,
    ReceiptAttachmentsService,
    TaxCodeDecoderService,
  ],
})
export class DossiersModule {}
