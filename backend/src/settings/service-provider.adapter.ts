import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import type {
  ContractTerms,
  ServiceProviderPort,
} from '../accounts/registration/service-provider.port.js';
import { SettingsService } from './settings.service.js';

/** The settings `provider`, `brand` and `contractTexts`, as registrations need them. */
@Injectable()
export class ServiceProviderAdapter implements ServiceProviderPort {
  constructor(private readonly settingsService: SettingsService) {}

  getContractTerms(): ContractTerms {
    const { rules } = this.settingsService;
    return {
      provider: this.settingsService.getCurrentValue('provider'),
      brand: this.settingsService.getCurrentValue('brand').name,
      texts: this.settingsService.getCurrentValue('contractTexts'),
      controlTerm: rules.describeControlTerm(Number(getTodayInRome().slice(0, 4))),
    };
  }
}
