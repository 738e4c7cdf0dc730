import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { WaitingFilesController } from './waiting-files.controller.js';
import { WaitingFilesService } from './waiting-files.service.js';

/** `Module/waitingFiles`: files that wait on the devices of fitters. */
@Module({
  imports: [DocumentsModule, DossierDataModule],
  controllers: [WaitingFilesController],
  providers: [WaitingFilesService],
})
export class WaitingFilesModule {}
