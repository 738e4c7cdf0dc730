import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentAccess } from './document-access.entity.js';
import { DocumentSetItemRow } from './document-set-item.entity.js';
import { DocumentSet } from './document-set.js';
import { DossierDocuments } from './dossier-documents.js';
import { DossierFiles } from './dossier-files.js';
import { FileIntake } from './file-intake.js';
import { StoredFile } from './stored-file.entity.js';

/** What a dossier asks for, and the files that stand with it. */
@Module({
  imports: [TypeOrmModule.forFeature([DocumentSetItemRow, StoredFile, DocumentAccess])],
  providers: [DocumentSet, DossierDocuments, DossierFiles, FileIntake],
  exports: [DocumentSet, DossierDocuments, DossierFiles, FileIntake],
})
export class DocumentsModule {}
