import { Injectable } from '@nestjs/common';
import type { DocumentRow } from '@pratiche/domain';
import { GuardsSettingOf, type GuardsSetting } from '../settings/setting-change.js';
import { DocumentSet } from './document-set.js';

/** A document nobody asked for before gets its number together with the change that asks for it. */
@Injectable()
@GuardsSettingOf('documentSet')
export class DocumentSetGuardian implements GuardsSetting<'documentSet'> {
  constructor(private readonly set: DocumentSet) {}

  async onChange({ value }: { value: DocumentRow[] }): Promise<DocumentRow[]> {
    await this.set.number(value);
    return value;
  }
}
