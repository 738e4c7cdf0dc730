import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { LinkStoreModule } from '../beneficiary-link/link-store.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { MessageStoreModule } from '../messages/store/message-store.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { CreditsModule } from '../recharge-package/credits.module.js';
import { AdminController } from './admin/admin.controller.js';
import { StatusService } from './admin/status.service.js';
import { EneaOpeningsGuardian } from './deadlines/enea-openings.guardian.js';
import { RecomputeDeadlinesJob } from './deadlines/recompute-deadlines.job.js';
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
import { ListService } from './list/list.service.js';
import { ListVersions } from './list/list-versions.js';
import { OwnerNews } from './owner-news.js';
import { People } from './people.js';
import { LastStepService } from './save/last-step.service.js';
import { SaveService } from './save/save.service.js';
import { SendService } from './send/send.service.js';
import { Snapshots } from './snapshots.js';
import { TaxCodes } from './ssn/tax-codes.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Dossier, DossierCreation, DossierSending, DossierSnapshot, DossierStatusChange]),
    AccountsModule, CreditsModule, DocumentsModule, LinkStoreModule, MessageStoreModule, NotificationsModule,
  ],
  // Fixed paths before `Module/:id`.
  controllers: [ListController, AdminController, DossierController],
  providers: [
    DossierStore, DossierService, SaveService, DuplicateService, LastStepService, SendService, StatusService, History, OwnerNews, People, Snapshots,
    EneaOpeningsGuardian, RecomputeDeadlinesJob, ListVersions, ListMemory, ListReader, ListService, TaxCodes,
  ],
  exports: [DossierStore, SaveService, SendService, StatusService, TaxCodes, People],
})
export class DossiersModule {}
