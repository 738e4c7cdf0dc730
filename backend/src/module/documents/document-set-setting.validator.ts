import { Injectable } from '@nestjs/common';
import type { DocumentRow } from '@pratiche/domain';
import {
  ValidatesSetting,
  type SettingValidator,
} from '../../settings/setting-validator.registry.js';
import { DocumentSetService } from './document-set.service.js';

/** A document nobody asked for before gets its number together with the change that asks for it. */
@Injectable()
@ValidatesSetting('documentSet')
export class DocumentSetSettingValidator implements SettingValidator<'documentSet'> {
  constructor(private readonly documentSetService: DocumentSetService) {}

  async validateChange({ value }: { value: DocumentRow[] }): Promise<DocumentRow[]> {
    await this.documentSetService.assignItemIds(value);
    return value;
  }
}
