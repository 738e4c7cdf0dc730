import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { BulkRunnerModule } from '../bulk-result/bulk-runner.module.js';
import { DossierChargeModule } from '../charge/dossier-charge.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { UndoModule } from '../undo/undo.module.js';
import { BulkPostponementService } from './bulk-postponement.service.js';
import { EndPostponementsProcessor } from './end-postponements.processor.js';
import { PostponementController } from './postponement.controller.js';
import { PostponementEndListener } from './postponement-end.listener.js';
import { PostponementEndService } from './postponement-end.service.js';
import { PostponementLogService } from './postponement-log.service.js';
import { PostponementService } from './postponement.service.js';

/** `Module/postpone`, `Module/resume`: dossiers that wait for a day or for their fitter. */
@Module({
  imports: [
    AccountsModule,
    BulkRunnerModule,
    DossierChargeModule,
    DossierDataModule,
    SettingsModule,
    UndoModule,
  ],
  controllers: [PostponementController],
  providers: [
    BulkPostponementService,
    EndPostponementsProcessor,
    PostponementEndListener,
    PostponementEndService,
    PostponementLogService,
    PostponementService,
  ],
  exports: [PostponementEndService],
})
export class PostponementModule {}
