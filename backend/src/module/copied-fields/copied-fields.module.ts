import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../settings/settings.module.js';
import { DossierChargeModule } from '../charge/dossier-charge.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { CopiedField } from './copied-field.entity.js';
import { CopiedFieldRepository } from './copied-field.repository.js';
import { CopiedFieldsController } from './copied-fields.controller.js';
import { CopiedFieldsService } from './copied-fields.service.js';

/** `Module/copiedFields`: what of the ENEA sheet has been copied. */
@Module({
  imports: [
    TypeOrmModule.forFeature([CopiedField]),
    DossierChargeModule,
    DossierDataModule,
    SettingsModule,
  ],
  controllers: [CopiedFieldsController],
  providers: [CopiedFieldRepository, CopiedFieldsService],
})
export class CopiedFieldsModule {}
