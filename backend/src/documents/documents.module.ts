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
import { FileScans } from './file-scans.js';
import { FileSweepJob } from './file-sweep.job.js';
import { FileWrite } from './file-write.entity.js';
import { FileWrites } from './file-writes.js';
import { LateScans } from './late-scans.js';
import { StoredFile } from './stored-file.entity.js';

/** What a dossier asks for, and the files that stand with it. */
@Module({
  imports: [
    SettingsModule,
    TypeOrmModule.forFeature([DocumentSetItemRow, StoredFile, DocumentAccess, FileWrite]),
  ],
  providers: [
    DocumentSet,
    DocumentSetGuardian,
    DossierDocuments,
    DossierFiles,
    FileIntake,
    FileScans,
    FileSweepJob,
    FileWrites,
    LateScans,
  ],
  exports: [DocumentSet, DossierDocuments, DossierFiles, FileIntake, FileWrites, LateScans],
})
export class DocumentsModule {}
