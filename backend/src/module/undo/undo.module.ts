import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { BulkRunnerModule } from '../bulk-result/bulk-runner.module.js';
import { DossierChargeModule } from '../charge/dossier-charge.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { ActUndoService } from './act-undo.service.js';
import { CleanActsProcessor } from './clean-acts.processor.js';
import { UndoableActService } from './undoable-act.service.js';
import { UndoController } from './undo.controller.js';

/** `Module/undo`: what operators take back for a moment. */
@Module({
  imports: [AccountsModule, BulkRunnerModule, DossierChargeModule, DossierDataModule],
  controllers: [UndoController],
  providers: [ActUndoService, CleanActsProcessor, UndoableActService],
  exports: [UndoableActService],
})
export class UndoModule {}
