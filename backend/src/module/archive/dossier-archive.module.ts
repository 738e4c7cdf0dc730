import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { DossiersModule } from '../dossiers.module.js';
import { PapersModule } from '../papers.module.js';
import { SignaturesModule } from '../signatures/signatures.module.js';
import { DossierArchiveController } from './dossier-archive.controller.js';
import { DossierArchiveService } from './dossier-archive.service.js';
import { DossierArchiveProcessor } from './dossier-archive.processor.js';
import { CompilerArchiveService } from './compiler-archive.service.js';

/** Documents of dossiers as zips. */
@Module({
  imports: [AccountsModule, DossiersModule, PapersModule, SignaturesModule],
  controllers: [DossierArchiveController],
  providers: [DossierArchiveService, DossierArchiveProcessor, CompilerArchiveService],
})
export class DossierArchiveModule {}
