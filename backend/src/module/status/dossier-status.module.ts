import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { CreditsModule } from '../../recharge-package/credits.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { MessagePersistenceModule } from '../messages/message-persistence.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { UndoModule } from '../undo/undo.module.js';
import { DossierStatusController } from './dossier-status.controller.js';
import { ModuleStatusesController } from './module-statuses.controller.js';
import { DossierReturnService } from './dossier-return.service.js';
import { DossierStatusService } from './dossier-status.service.js';
import { OwnerNotificationListener } from '../owner-notification.listener.js';
import { StatusPreconditionService } from './status-precondition.service.js';
import { StatusTransitionService } from './status-transition.service.js';

/** `module/updateModuleStatus`, `module/rejectmodule`, `ModuleStatuses`: statuses and their transitions. */
@Module({
  imports: [
    AccountsModule,
    CreditsModule,
    DocumentsModule,
    DossierDataModule,
    MessagePersistenceModule,
    NotificationsModule,
    SettingsModule,
    UndoModule,
  ],
  controllers: [DossierStatusController, ModuleStatusesController],
  providers: [
    DossierReturnService,
    DossierStatusService,
    OwnerNotificationListener,
    StatusPreconditionService,
    StatusTransitionService,
  ],
  exports: [DossierStatusService, StatusTransitionService],
})
export class DossierStatusModule {}
