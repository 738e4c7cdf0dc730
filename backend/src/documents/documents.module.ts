import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { DocumentAccess } from './document-access.entity.js';
import { DocumentSetItemRow } from './document-set-item.entity.js';
import { DocumentSetGuardian } from './document-set.guardian.js';
import { DocumentSet } from './document-set.js';
import { DossierDocuments } from './dossier-documents.js';
import { DossierFiles } from './dossier-files.js';
import { FileIntake } from './file-intake.js';
import { StoredFile } from './stored-file.entity.js';

/** What a dossier asks for, and the files that stand with it. */
@Module({
  imports: [SettingsModule, TypeOrmModule.forFeature([DocumentSetItemRow, StoredFile, DocumentAccess])],
  providers: [DocumentSet, DocumentSetGuardian, DossierDocuments, DossierFiles, FileIntake],
  exports: [DocumentSet, DossierDocuments, DossierFiles, FileIntake],
})
export class DocumentsModule {}
