import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { CountDoubtsProcessor } from './count-doubts.processor.js';
import { DossierDoubtsController } from './dossier-doubts.controller.js';
import { DoubtCountsListener } from './doubt-counts.listener.js';
import { DoubtCountsModule } from './doubt-counts.module.js';
import { RecountDoubtsProcessor } from './recount-doubts.processor.js';

/** `Module/doubts`: what deserves a second look, with the jobs that count it for the lists. */
@Module({
  imports: [DossierDataModule, DoubtCountsModule, SettingsModule],
  controllers: [DossierDoubtsController],
  providers: [CountDoubtsProcessor, DoubtCountsListener, RecountDoubtsProcessor],
})
export class DoubtsModule {}
