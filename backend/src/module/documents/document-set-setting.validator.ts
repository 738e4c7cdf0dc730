import { Injectable } from '@nestjs/common';
import type { DocumentRow } from '@pratiche/domain';
import {
  ValidatesSetting,
  type SettingValidator,
} from '../../settings/setting-validator.registry.js';
import { DocumentSetService } from './document-set.service.js';

/** Assigns an id to a new document in the transaction of the change that requires it. */
@Injectable()
@ValidatesSetting('documentSet')
export class DocumentSetSettingValidator implements SettingValidator<'documentSet'> {
  constructor(private readonly documentSetService: DocumentSetService) {}

  async validateChange({ value }: { value: DocumentRow[] }): Promise<DocumentRow[]> {
    await this.documentSetService.assignItemIds(value);
    return value;
  }
}
