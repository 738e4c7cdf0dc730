import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { MunicipalitiesModule } from '../municipalities.module.js';
import { MunicipalityChange, MunicipalityImport } from '../municipality-import.entity.js';
import { MunicipalityImportController } from './municipality-import.controller.js';
import { MunicipalityImportRepository } from './municipality-import.repository.js';
import { MunicipalityImportHistoryService } from './municipality-import-history.service.js';
import { MunicipalityImportService } from './municipality-import.service.js';

@Module({
  imports: [
    AccountsModule,
    MunicipalitiesModule,
    TypeOrmModule.forFeature([MunicipalityImport, MunicipalityChange]),
  ],
  controllers: [MunicipalityImportController],
  providers: [
    MunicipalityImportHistoryService,
    MunicipalityImportRepository,
    MunicipalityImportService,
  ],
})
export class MunicipalityImportModule {}
