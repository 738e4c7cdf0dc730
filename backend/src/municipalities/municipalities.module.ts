import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MunicipalityImportController } from './import/municipality-import.controller.js';
import { MunicipalityChange, MunicipalityImport } from './municipality-import.entity.js';
import { MunicipalityImportService } from './import/municipality-import.service.js';
import { MunicipalitiesController } from './municipalities.controller.js';
import { MunicipalitiesService } from './municipalities.service.js';
import { MunicipalityEntity } from './municipality.entity.js';
import { ReferenceLoad } from './reference-load.entity.js';

@Module({
  imports: [
    AccountsModule,
    TypeOrmModule.forFeature([
      MunicipalityEntity,
      ReferenceLoad,
      MunicipalityImport,
      MunicipalityChange,
    ]),
  ],
  controllers: [MunicipalitiesController, MunicipalityImportController],
  providers: [MunicipalitiesService, MunicipalityImportService],
  exports: [MunicipalitiesService],
})
export class MunicipalitiesModule {}
