import { Injectable } from '@nestjs/common';
import type { Brand } from '@pratiche/domain';
import type { MailBrandPort } from '../platform/mail/index.js';
import { SettingsService } from './settings.service.js';

/** The setting `brand`, as e-mails need it. */
@Injectable()
export class MailBrandAdapter implements MailBrandPort {
  constructor(private readonly settingsService: SettingsService) {}

  getBrand(): Pick<Brand, 'name' | 'colour'> {
    return this.settingsService.getCurrentValue('brand');
  }
}
