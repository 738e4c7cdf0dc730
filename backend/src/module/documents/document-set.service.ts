import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  DOCUMENT_CATALOGUE,
  listRequiredDocuments,
  type DocumentRow,
  type DossierForm,
  type RequiredDocument,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { SettingsService } from '../../settings/settings.service.js';
import { DocumentSetItemEntity } from './document-set-item.entity.js';

export interface RequestedDocument extends RequiredDocument {
  itemId: number;
}

/**
 * Which documents a dossier asks for. The rules are a setting; the table gives each code the number that uploads name,
 * for ever, also after the document is no longer asked for.
 */
@Injectable()
export class DocumentSetService implements OnModuleInit {
  private itemIdsByCode: ReadonlyMap<string, number> = new Map();
  /** Names the documents had when they were first asked for. */
  private itemNamesById: ReadonlyMap<number, string> = new Map();

  constructor(
    private readonly settingsService: SettingsService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.assignItemIds(DOCUMENT_CATALOGUE);
    await this.reloadItems();
    // Another process may have added a document.
    this.settingsService.addReloadListener(() => this.reloadItems());
  }

  /** Gives numbers to documents that have none. */
  async assignItemIds(documents: readonly DocumentRow[]): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DocumentSetItemEntity)
      .values(documents.map(toItemRow))
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /** Documents the dossier asks for, mandatory or optional, in order. */
  listRequestedDocuments(form: DossierForm): RequestedDocument[] {
    return listRequiredDocuments(form, this.settingsService.getCurrentValue('documentSet')).map(
      (document) => ({
        ...document,
        itemId: this.itemIdsByCode.get(document.code) ?? 0,
      }),
    );
  }

  findItemCode(itemId: number): string | null {
    return [...this.itemIdsByCode].find(([, id]) => id === itemId)?.[0] ?? null;
  }

  /** As people call it, also when it is no longer asked for. */
  findItemName(itemId: number): string {
    const code = this.findItemCode(itemId);
    return (
      this.settingsService.getCurrentValue('documentSet').find((row) => row.code === code)?.name ??
      this.itemNamesById.get(itemId) ??
      ''
    );
  }

  private async reloadItems(): Promise<void> {
    const items = await this.manager.find(DocumentSetItemEntity, {
      select: { id: true, code: true, name: true },
    });
    this.itemNamesById = new Map(items.map(({ id, name }) => [id, name]));
    this.itemIdsByCode = new Map(items.map(({ code, id }) => [code, id]));
  }
}

const toItemRow = (row: DocumentRow, position: number): Omit<DocumentSetItemEntity, 'id'> => ({
  code: row.code,
  position,
  name: row.name,
  needEcobonus: row.need[1],
  needBonusCasa: row.need[2],
  needBonusSicurezza: row.need[3],
  requirement: row.condition ?? null,
  optionalOtherwise: row.isOptionalOtherwise ?? false,
  prefilled: row.isPrefilled ?? false,
});
