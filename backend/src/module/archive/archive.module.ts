import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { DocumentsModule } from '../../documents/documents.module.js';
import { PrefilledDocumentsModule } from '../../prefilled-documents/prefilled-documents.module.js';
import { DossiersModule } from '../dossiers.module.js';
import { ArchiveController } from './archive.controller.js';
import { ArchiveService } from './archive.service.js';
import { ArchiveWork } from './archive.work.js';
import { CompilerService } from './compiler.service.js';

/** Documents of dossiers as zips. */
@Module({
  imports: [AccountsModule, DocumentsModule, DossiersModule, PrefilledDocumentsModule],
  controllers: [ArchiveController],
  providers: [ArchiveService, ArchiveWork, CompilerService],
})
export class ArchiveModule {}
