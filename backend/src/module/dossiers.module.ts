import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { LinkStoreModule } from '../beneficiary-link/link-store.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { MessageStoreModule } from '../messages/store/message-store.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { CreditsModule } from '../recharge-package/credits.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AdminController } from './admin/admin.controller.js';
import { StatusService } from './admin/status.service.js';
import { BoardController } from './board/board.controller.js';
import { BoardService } from './board/board.service.js';
import { BulkController } from './bulk/bulk.controller.js';
import { BulkService } from './bulk/bulk.service.js';
import { EneaOpeningsGuardian } from './deadlines/enea-openings.guardian.js';
import { RecomputeDeadlinesJob } from './deadlines/recompute-deadlines.job.js';
import { DossierCopies } from './dossier-copies.js';
import { DossierCounts } from './dossier-counts.js';
import { DossierErasure } from './erasure/dossier-erasure.js';
import { DossierController } from './dossier.controller.js';
import { DossierService } from './dossier.service.js';
import { DossierStore } from './dossier-store.js';
import { DossierCreation } from './entities/creation.entity.js';
import { DuplicateService } from './duplicate/duplicate.service.js';
import { Dossier } from './entities/dossier.entity.js';
import { DossierSending } from './entities/sending.entity.js';
import { DossierStatusChange } from './entities/status-change.entity.js';
import { DossierSnapshot } from './entities/snapshot.entity.js';
import { History } from './history.js';
import { ListController } from './list/list.controller.js';
import { ListMemory } from './list/list-memory.js';
import { ListReader } from './list/list-reader.js';
import { ListSearch } from './list/list-search.js';
import { ListService } from './list/list.service.js';
import { ListVersions } from './list/list-versions.js';
import { NameIndex } from './list/names/name-index.js';
import { OwnerNews } from './owner-news.js';
import { People } from './people.js';
import { LastStepService } from './save/last-step.service.js';
import { SaveService } from './save/save.service.js';
import { DraftRoom } from './room/draft-room.js';
import { SendService } from './send/send.service.js';
import { Snapshots } from './snapshots.js';
import { SavedView } from './views/saved-view.entity.js';
import { ViewsController } from './views/views.controller.js';
import { ViewsService } from './views/views.service.js';
import { TaxCodes } from './ssn/tax-codes.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Dossier,
      DossierCreation,
      DossierSending,
      DossierSnapshot,
      DossierStatusChange,
      SavedView,
    ]),
    AccountsModule,
    CreditsModule,
    DocumentsModule,
    LinkStoreModule,
    MessageStoreModule,
    NotificationsModule,
    SettingsModule,
  ],
  // Fixed paths before `Module/:id`.
  controllers: [
    ListController,
    AdminController,
    BulkController,
    ViewsController,
    BoardController,
    DossierController,
  ],
  providers: [
    DossierCopies,
    DossierCounts,
    DossierErasure,
    DossierStore,
    DossierService,
    SaveService,
    DuplicateService,
    LastStepService,
    SendService,
    StatusService,
    History,
    OwnerNews,
    People,
    Snapshots,
    EneaOpeningsGuardian,
    RecomputeDeadlinesJob,
    ListVersions,
    ListMemory,
    ListReader,
    ListSearch,
    ListService,
    NameIndex,
    BulkService,
    ViewsService,
    BoardService,
    TaxCodes,
    DraftRoom,
  ],
  exports: [
    DossierCopies,
    DossierCounts,
    DossierErasure,
    DossierStore,
    SaveService,
    SendService,
    StatusService,
    TaxCodes,
    People,
    NameIndex,
    DraftRoom,
  ],
})
export class DossiersModule {}
