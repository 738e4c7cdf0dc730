import { Injectable } from '@nestjs/common';
import type { ServiceProvider } from '@pratiche/domain';
import type { ServiceProviderPort } from '../accounts/registration/service-provider.port.js';
import { SettingsService } from './settings.service.js';

/** The setting `provider`, as registrations need it. */
@Injectable()
export class ServiceProviderAdapter implements ServiceProviderPort {
  constructor(private readonly settingsService: SettingsService) {}

  getServiceProvider(): ServiceProvider {
    return this.settingsService.getCurrentValue('provider');
  }
}
