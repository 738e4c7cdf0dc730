import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AccountsModule } from '../accounts/accounts.module.js';
import { BankTransferSettingValidator } from './bank-transfer-setting.validator.js';
import { BrandLogoProcessor } from './brand-logo.processor.js';
import {
  ContractTextsSettingValidator,
  PaperTextsSettingValidator,
} from './edition-setting.validator.js';
import { InterventionMatrixSettingValidator } from './intervention-matrix-setting.validator.js';
import { SettingValidatorRegistry } from './setting-validator.registry.js';
import { SettingsAdminService } from './settings-admin.service.js';
import { SettingsController } from './settings.controller.js';

@Module({
  imports: [AccountsModule, DiscoveryModule],
  controllers: [SettingsController],
  providers: [
    BankTransferSettingValidator,
    BrandLogoProcessor,
    ContractTextsSettingValidator,
    InterventionMatrixSettingValidator,
    PaperTextsSettingValidator,
    SettingValidatorRegistry,
    SettingsAdminService,
  ],
  exports: [SettingsAdminService],
})
export class SettingsAdminModule {}
