import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { DossiersModule } from '../dossiers.module.js';
import { DossierNote } from './dossier-note.entity.js';
import { DossierNoteRepository } from './dossier-note.repository.js';
import { DossierNotesController } from './dossier-notes.controller.js';
import { DossierNotesService } from './dossier-notes.service.js';
import { OfficeThreadService } from './office-thread.service.js';

/** `Module/notes`: what operators tell each other about a dossier. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DossierNote]),
    AccountsModule,
    DossiersModule,
    NotificationsModule,
  ],
  controllers: [DossierNotesController],
  providers: [DossierNoteRepository, DossierNotesService, OfficeThreadService],
})
export class DossierNotesModule {}
