import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingEntity } from './setting.entity.js';
import { Settings } from './settings.js';

/** Reading: every feature may. Changing is `SettingsAdminModule`, which knows accounts. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SettingEntity])],
  providers: [Settings],
  exports: [Settings],
})
export class SettingsModule {}
