import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { DossierCountRepository } from './dossier-count.repository.js';
import { SendingCostRepository } from './history/sending-cost.repository.js';
import { DossierEditRepository } from './history/dossier-edit.repository.js';
import { DossierHistoryRepository } from './history/dossier-history.repository.js';
import { DossierHistoryService } from './history/dossier-history.service.js';
import { DossierPostponementRepository } from './history/dossier-postponement.repository.js';
import { DossierSkipRepository } from './history/dossier-skip.repository.js';
import { OfficeHistoryService } from './history/office-history.service.js';
import { OperatorActRepository } from './history/operator-act.repository.js';
import { DossierRepository } from './dossier.repository.js';
import { DossierStateService } from './revision/dossier-state.service.js';
import { DossierSnapshotListener } from './snapshots/dossier-snapshot.listener.js';
import { DossierSnapshotRepository } from './snapshots/dossier-snapshot.repository.js';
import { ListCacheInvalidationService } from './list-cache-invalidation.service.js';
import { Dossier } from './entities/dossier.entity.js';
import { DossierEdit } from './entities/dossier-edit.entity.js';
import { DossierPostponement } from './entities/dossier-postponement.entity.js';
import { DossierSkip } from './entities/dossier-skip.entity.js';
import { OperatorAct } from './entities/operator-act.entity.js';
import { DossierSnapshot } from './entities/dossier-snapshot.entity.js';
import { DossierStatusChange } from './entities/dossier-status-change.entity.js';

/** Rows of dossiers, with their history and snapshots, for every feature that reads or writes them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      Dossier,
      DossierEdit,
      DossierPostponement,
      DossierSkip,
      DossierSnapshot,
      DossierStatusChange,
      OperatorAct,
    ]),
    AccountsModule,
    DocumentsModule,
    SettingsModule,
  ],
  providers: [
    SendingCostRepository,
    DossierCountRepository,
    DossierEditRepository,
    DossierHistoryRepository,
    DossierHistoryService,
    DossierPostponementRepository,
    DossierRepository,
    DossierSkipRepository,
    DossierStateService,
    OfficeHistoryService,
    OperatorActRepository,
    DossierSnapshotListener,
    DossierSnapshotRepository,
    ListCacheInvalidationService,
  ],
  exports: [
    SendingCostRepository,
    DossierCountRepository,
    DossierEditRepository,
    DossierHistoryRepository,
    DossierHistoryService,
    DossierPostponementRepository,
    DossierRepository,
    DossierSkipRepository,
    DossierStateService,
    OperatorActRepository,
    DossierSnapshotRepository,
    ListCacheInvalidationService,
  ],
})
export class DossierDataModule {}
