import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServiceProviderPort } from '../accounts/registration/service-provider.port.js';
import { MailBrandPort } from '../platform/mail/index.js';
import { MailBrandAdapter } from './mail-brand.adapter.js';
import { ServiceProviderAdapter } from './service-provider.adapter.js';
import { SettingEntity } from './setting.entity.js';
import { SettingRepository } from './setting.repository.js';
import { SettingsService } from './settings.service.js';

/**
 * Reading settings is open to every feature. Changing them is in `SettingsAdminModule`, which
 * depends on accounts.
 */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SettingEntity])],
  providers: [
    SettingRepository,
    SettingsService,
    { provide: ServiceProviderPort, useClass: ServiceProviderAdapter },
    { provide: MailBrandPort, useClass: MailBrandAdapter },
  ],
  exports: [MailBrandPort, ServiceProviderPort, SettingRepository, SettingsService],
})
export class SettingsModule {}
