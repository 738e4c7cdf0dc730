import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServiceProviderPort } from '../accounts/registration/service-provider.port.js';
import { MailBrandPort } from '../platform/mail/index.js';
import { LogoRewritingService } from './logo-rewriting.service.js';
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
    LogoRewritingService,
    SettingRepository,
    SettingsService,
    { provide: ServiceProviderPort, useClass: ServiceProviderAdapter },
    { provide: MailBrandPort, useClass: MailBrandAdapter },
  ],
  exports: [
    LogoRewritingService,
    MailBrandPort,
    ServiceProviderPort,
    SettingRepository,
    SettingsService,
  ],
})
export class SettingsModule {}
