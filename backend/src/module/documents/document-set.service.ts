import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  DOCUMENT_CATALOGUE,
  isPaperCode,
  listRequiredDocuments,
  type DocumentRow,
  type DossierForm,
  type RequiredDocument,
} from '@pratiche/domain';
import { SettingsService } from '../../settings/settings.service.js';
import { DocumentSetItemRepository } from './document-set-item.repository.js';

export interface RequestedDocument extends RequiredDocument {
  itemId: number;
}

/**
 * Which documents a dossier requires. The rules are a setting; the table keeps the id of each code, which uploads name,
 * also after the document is no longer required.
 */
@Injectable()
export class DocumentSetService implements OnModuleInit {
  private itemIdsByCode: ReadonlyMap<string, number> = new Map();
  /** The names under which the documents were first required. */
  private itemNamesById: ReadonlyMap<number, string> = new Map();

  constructor(
    private readonly settingsService: SettingsService,
    private readonly documentSetItemRepository: DocumentSetItemRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.assignItemIds(DOCUMENT_CATALOGUE);
    await this.reloadItems();
    // Another process may have added a document.
    this.settingsService.addReloadListener(() => this.reloadItems());
  }

  /** Assigns ids to new documents. */
  async assignItemIds(documents: readonly DocumentRow[]): Promise<void> {
    await this.documentSetItemRepository.insertMissingItems(documents);
  }

  /** The mandatory and optional documents of the dossier, in order. */
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

  /** The name of a document, also when it is no longer required. */
  findItemName(itemId: number): string {
    const code = this.findItemCode(itemId);
    return (
      this.settingsService.getCurrentValue('documentSet').find((row) => row.code === code)?.name ??
      this.itemNamesById.get(itemId) ??
      ''
    );
  }

  /** The edition that is offered for signing now; `null` for what is not offered filled in. */
  findOfferedEdition(itemId: number): string | null {
    const code = this.findItemCode(itemId);
    return code !== null && isPaperCode(code)
      ? this.settingsService.getCurrentValue('paperTexts').edition
      : null;
  }

  private async reloadItems(): Promise<void> {
    const items = await this.documentSetItemRepository.listItems();
    this.itemNamesById = new Map(items.map(({ id, name }) => [id, name]));
    this.itemIdsByCode = new Map(items.map(({ code, id }) => [code, id]));
  }
}
