import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { InfectedLibraryFileListener } from './infected-library-file.listener.js';
import { LibraryController } from './library.controller.js';
import { LibraryFileEntity } from './library-file.entity.js';
import { LibraryAdminService } from './library-admin.service.js';
import { LibraryFileRepository } from './library-file.repository.js';
import { LibraryService } from './library.service.js';
import { StarterFileService } from './starter-file.service.js';

/** `Library`: manual, guides and useful documents, managed by the back office. */
@Module({
  imports: [TypeOrmModule.forFeature([LibraryFileEntity]), AccountsModule],
  controllers: [LibraryController],
  providers: [
    InfectedLibraryFileListener,
    LibraryAdminService,
    LibraryFileRepository,
    LibraryService,
    StarterFileService,
  ],
  exports: [LibraryAdminService, LibraryService],
})
export class LibraryModule {}
