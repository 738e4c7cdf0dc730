import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { InfectedLibraryFiles } from './infected-library-files.js';
import { LibraryController } from './library.controller.js';
import { LibraryFileRow } from './library-file.entity.js';
import { LibraryService } from './library.service.js';
import { StarterFiles } from './starter-files.js';

/** `Library`: manual, guides and useful documents, kept by the back office. */
@Module({
  imports: [TypeOrmModule.forFeature([LibraryFileRow]), AccountsModule, DocumentsModule],
  controllers: [LibraryController],
  providers: [InfectedLibraryFiles, LibraryService, StarterFiles],
})
export class LibraryModule {}
