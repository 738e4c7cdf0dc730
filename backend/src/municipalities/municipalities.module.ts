import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MunicipalitiesController } from './municipalities.controller.js';
import { MunicipalityRepository } from './municipality.repository.js';
import { MunicipalitiesService } from './municipalities.service.js';
import { MunicipalityImport } from './municipality-import.entity.js';
import { MunicipalityEntity } from './municipality.entity.js';
import { ReferenceLoad } from './reference-load.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([MunicipalityEntity, ReferenceLoad, MunicipalityImport])],
  controllers: [MunicipalitiesController],
  providers: [MunicipalityRepository, MunicipalitiesService],
  exports: [MunicipalityRepository, MunicipalitiesService],
})
export class MunicipalitiesModule {}
