import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountDataModule } from '../accounts/account-data/account-data.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BeneficiaryLinkPersistenceModule } from './beneficiary-link/beneficiary-link-persistence.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { MessagePersistenceModule } from './messages/message-persistence.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { CreditsModule } from '../recharge-package/credits.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DossierStatusController } from './status/dossier-status.controller.js';
import { DossierStatusService } from './status/dossier-status.service.js';
import { WorkBoardController } from './board/work-board.controller.js';
import { WorkBoardRepository } from './board/work-board.repository.js';
import { WorkBoardService } from './board/work-board.service.js';
import { DossierBulkController } from './bulk/dossier-bulk.controller.js';
import { DossierBulkService } from './bulk/dossier-bulk.service.js';
import { DossierJsonExportService } from './dossier-json-export.service.js';
import { DossierCountRepository } from './dossier-count.repository.js';
import { DossierAccountDataContributor } from './erasure/dossier-account-data.contributor.js';
import { DossierErasureRepository } from './erasure/dossier-erasure.repository.js';
import { DossierErasureService } from './erasure/dossier-erasure.service.js';
import { DossierController } from './dossier.controller.js';
import { DossierService } from './dossier.service.js';
import { DossierRepository } from './dossier.repository.js';
import { DossierCreation } from './entities/dossier-creation.entity.js';
import { DossierDuplicateService } from './duplicate/dossier-duplicate.service.js';
import { Dossier } from './entities/dossier.entity.js';
import { DossierSending } from './entities/dossier-sending.entity.js';
import { DossierStatusChange } from './entities/dossier-status-change.entity.js';
import { DossierSnapshot } from './entities/dossier-snapshot.entity.js';
import { DossierHistoryRepository } from './history/dossier-history.repository.js';
import { DossierHistoryService } from './history/dossier-history.service.js';
import { DossierListController } from './list/dossier-list.controller.js';
import { ListCacheService } from './list/list-cache.service.js';
import { DossierListRepository } from './list/dossier-list.repository.js';
import { ListSearchService } from './list/list-search.service.js';
import { DossierListService } from './list/dossier-list.service.js';
import { ListCacheInvalidationService } from './list-cache-invalidation.service.js';
import { NameIndexRepository } from './list/name-index/name-index.repository.js';
import { OwnerNotificationListener } from './owner-notification.listener.js';
import { LastStepService } from './save/last-step.service.js';
import { DossierSaveService } from './save/dossier-save.service.js';
import { DraftQuotaService } from './draft-quota/draft-quota.service.js';
import { DraftUsageRepository } from './draft-quota/draft-usage.repository.js';
import { DossierCreationRepository } from './save/dossier-creation.repository.js';
import { DossierSendingRepository } from './send/dossier-sending.repository.js';
import { SubmissionCheckService } from './send/submission-check.service.js';
import { DossierSnapshotListener } from './snapshots/dossier-snapshot.listener.js';
import { NameIndexListener } from './list/name-index/name-index.listener.js';
import { StatusTransitionService } from './status/status-transition.service.js';
import { AdminDossierService } from './admin-dossier.service.js';
import { DomainEventsModule } from '../platform/events/index.js';
import { DossierSendService } from './send/dossier-send.service.js';
import { DossierSnapshotRepository } from './snapshots/dossier-snapshot.repository.js';
import { TaxCodeService } from './tax-code/tax-code.service.js';

@Module({
  imports: [
    DomainEventsModule,
    TypeOrmModule.forFeature([
      Dossier,
      DossierCreation,
      DossierSending,
      DossierSnapshot,
      DossierStatusChange,
    ]),
    AccountDataModule,
    AccountsModule,
    CreditsModule,
    DocumentsModule,
    BeneficiaryLinkPersistenceModule,
    MessagePersistenceModule,
    NotificationsModule,
    SettingsModule,
  ],
  // Fixed paths before `Module/:id`.
  controllers: [
    DossierListController,
    DossierStatusController,
    DossierBulkController,
    WorkBoardController,
    DossierController,
  ],
  providers: [
    DossierAccountDataContributor,
    DossierJsonExportService,
    DossierCountRepository,
    DossierErasureRepository,
    DossierErasureService,
    DossierRepository,
    DossierService,
    DossierSaveService,
    DossierDuplicateService,
    LastStepService,
    DossierSendService,
    DossierStatusService,
    DossierHistoryRepository,
    DossierHistoryService,
    OwnerNotificationListener,
    DossierSnapshotListener,
    NameIndexListener,
    StatusTransitionService,
    SubmissionCheckService,
    DossierSendingRepository,
    DossierCreationRepository,
    AdminDossierService,
    DossierSnapshotRepository,
    ListCacheInvalidationService,
    ListCacheService,
    DossierListRepository,
    ListSearchService,
    DossierListService,
    NameIndexRepository,
    DossierBulkService,
    WorkBoardRepository,
    WorkBoardService,
    TaxCodeService,
    DraftQuotaService,
    DraftUsageRepository,
  ],
  exports: [
    DossierErasureService,
    DossierRepository,
    DossierSaveService,
    DossierSendService,
    DossierStatusService,
    TaxCodeService,
    NameIndexRepository,
    DraftQuotaService,
  ],
})
export class DossiersModule {}
