import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { DossierCharge } from './dossier-charge.entity.js';
import { DossierChargeListener } from './dossier-charge.listener.js';
import { DossierChargeRepository } from './dossier-charge.repository.js';
import { DossierChargeService } from './dossier-charge.service.js';
import { OfficeActService } from './office-act.service.js';
import { ReturnChargesProcessor } from './return-charges.processor.js';

/** Who has a dossier in charge: taken by the first act, given back after hours without one. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DossierCharge]),
    AccountsModule,
    DossierDataModule,
    SettingsModule,
  ],
  providers: [
    DossierChargeListener,
    DossierChargeRepository,
    DossierChargeService,
    OfficeActService,
    ReturnChargesProcessor,
  ],
  exports: [DossierChargeService, OfficeActService],
})
export class DossierChargeModule {}
