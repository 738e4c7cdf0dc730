import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MunicipalityImportHistoryService } from './import/municipality-import-history.service.js';
import { MunicipalityImportController } from './import/municipality-import.controller.js';
import { MunicipalityImportRepository } from './import/municipality-import.repository.js';
import { MunicipalityImportService } from './import/municipality-import.service.js';
import { MunicipalitiesController } from './municipalities.controller.js';
import { MunicipalitiesService } from './municipalities.service.js';
import { MunicipalityChange, MunicipalityImport } from './municipality-import.entity.js';
import { MunicipalityEntity } from './municipality.entity.js';
import { MunicipalityRepository } from './municipality.repository.js';
import { ReferenceLoad } from './reference-load.entity.js';

/** Municipalities with their climate zones, and importing them from CSV. */
@Module({
  imports: [
    AccountsModule,
    TypeOrmModule.forFeature([
      MunicipalityChange,
      MunicipalityEntity,
      MunicipalityImport,
      ReferenceLoad,
    ]),
  ],
  controllers: [MunicipalitiesController, MunicipalityImportController],
  providers: [
    MunicipalitiesService,
    MunicipalityImportHistoryService,
    MunicipalityImportRepository,
    MunicipalityImportService,
    MunicipalityRepository,
  ],
  exports: [MunicipalityRepository, MunicipalitiesService],
})
export class MunicipalitiesModule {}
