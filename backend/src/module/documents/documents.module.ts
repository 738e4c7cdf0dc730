import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../settings/settings.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { DocumentAccess } from './document-access.entity.js';
import { DocumentChecklistService } from './document-checklist.service.js';
import { DocumentSetItemEntity } from './document-set-item.entity.js';
import { DocumentSetItemRepository } from './document-set-item.repository.js';
import { DocumentSetSettingValidator } from './document-set-setting.validator.js';
import { DocumentSetService } from './document-set.service.js';
import { DossierFileRepository } from './dossier-file.repository.js';
import { StoredFile } from './stored-file.entity.js';

/** Required documents of a dossier, and its files. */
@Module({
  imports: [
    FilesModule,
    SettingsModule,
    TypeOrmModule.forFeature([DocumentSetItemEntity, StoredFile, DocumentAccess]),
  ],
  providers: [
    DocumentSetItemRepository,
    DocumentSetService,
    DocumentSetSettingValidator,
    DocumentChecklistService,
    DossierFileRepository,
  ],
  exports: [DocumentSetService, DocumentChecklistService, DossierFileRepository, FilesModule],
})
export class DocumentsModule {}
