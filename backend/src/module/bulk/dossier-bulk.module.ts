import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { BulkRunnerModule } from '../bulk-result/bulk-runner.module.js';
import { DossierChargeModule } from '../charge/dossier-charge.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { DossierStatusModule } from '../status/dossier-status.module.js';
import { UndoModule } from '../undo/undo.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { DossierAssignmentService } from './dossier-assignment.service.js';
import { DossierBulkController } from './dossier-bulk.controller.js';
import { DossierBulkService } from './dossier-bulk.service.js';

/** `Module/operators`, `Module/accept`, `Module/assign`: one action on several dossiers. */
@Module({
  imports: [
    AccountsModule,
    BulkRunnerModule,
    DossierChargeModule,
    DossierDataModule,
    DossierStatusModule,
    SettingsModule,
    UndoModule,
  ],
  controllers: [DossierBulkController],
  providers: [DossierAssignmentService, DossierBulkService],
})
export class DossierBulkModule {}
