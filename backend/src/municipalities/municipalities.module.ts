import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MunicipalitiesController } from './municipalities.controller.js';
import { MunicipalitiesService } from './municipalities.service.js';
import { MunicipalityRow } from './municipality.entity.js';
import { ReferenceLoad } from './reference-load.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([MunicipalityRow, ReferenceLoad])],
  controllers: [MunicipalitiesController],
  providers: [MunicipalitiesService],
  exports: [MunicipalitiesService],
})
export class MunicipalitiesModule {}
