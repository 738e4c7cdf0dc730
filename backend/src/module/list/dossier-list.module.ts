import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { DossierListController } from './dossier-list.controller.js';
import { DossierListRepository } from './dossier-list.repository.js';
import { DossierListService } from './dossier-list.service.js';
import { ListCacheService } from './list-cache.service.js';
import { ListSearchService } from './list-search.service.js';
import { NameIndexListener } from './name-index/name-index.listener.js';
import { NameIndexRepository } from './name-index/name-index.repository.js';
import { RowFactsService } from './row-facts.service.js';
import { RowReturnsService } from './row-returns.service.js';

/** `Module/getAll`: the lists of fitters and of the back office, with the index of names. */
@Module({
  imports: [DocumentsModule, DossierDataModule, SettingsModule],
  controllers: [DossierListController],
  providers: [
    DossierListRepository,
    DossierListService,
    ListCacheService,
    ListSearchService,
    NameIndexListener,
    NameIndexRepository,
    RowFactsService,
    RowReturnsService,
  ],
  exports: [DossierListRepository, ListSearchService, NameIndexRepository],
})
export class DossierListModule {}
