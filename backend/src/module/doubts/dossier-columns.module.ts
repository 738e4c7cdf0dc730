import { Module } from '@nestjs/common';
import { MunicipalitiesModule } from '../../municipalities/municipalities.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { DossierColumnsService } from './dossier-columns.service.js';

/** The columns of a dossier that follow from its form. */
@Module({
  imports: [MunicipalitiesModule, SettingsModule],
  providers: [DossierColumnsService],
  exports: [DossierColumnsService],
})
export class DossierColumnsModule {}
