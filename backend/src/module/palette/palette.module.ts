import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { DossierListModule } from '../list/dossier-list.module.js';
import { PaletteController } from './palette.controller.js';
import { PaletteService } from './palette.service.js';

/** `Module/palette`: what the back office's palette finds. */
@Module({
  imports: [AccountsModule, DossierListModule, SettingsModule],
  controllers: [PaletteController],
  providers: [PaletteService],
})
export class PaletteModule {}
