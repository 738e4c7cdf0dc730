import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DossierListModule } from '../list/dossier-list.module.js';
import { SavedView } from './saved-view.entity.js';
import { SavedViewRepository } from './saved-view.repository.js';
import { SavedViewsController } from './saved-views.controller.js';
import { ViewCountsService } from './view-counts.service.js';
import { SavedViewsService } from './saved-views.service.js';

/** `Module/views`: filters and order of a back-office list under a name. */
@Module({
  imports: [DossierListModule, TypeOrmModule.forFeature([SavedView])],
  controllers: [SavedViewsController],
  providers: [SavedViewRepository, SavedViewsService, ViewCountsService],
})
export class SavedViewsModule {}
