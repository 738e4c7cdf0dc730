import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BankTransferGuardian } from './bank-transfer.guardian.js';
import { MatrixGuardian } from './matrix.guardian.js';
import { SettingGuardians } from './setting-change.js';
import { SettingsAdminService } from './settings-admin.service.js';
import { SettingsController } from './settings.controller.js';

@Module({
  imports: [AccountsModule, DiscoveryModule],
  controllers: [SettingsController],
  providers: [BankTransferGuardian, MatrixGuardian, SettingGuardians, SettingsAdminService],
  exports: [SettingsAdminService],
})
export class SettingsAdminModule {}
