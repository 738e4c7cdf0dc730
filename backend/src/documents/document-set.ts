import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  DOCUMENT_CATALOGUE,
  inForce,
  requiredDocuments,
  type DocumentRow,
  type DossierForm,
  type RequiredDocument,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { Settings } from '../settings/settings.js';
import { DocumentSetItemRow } from './document-set-item.entity.js';

export interface AskedDocument extends RequiredDocument {
  itemId: number;
}

/**
 * Which documents a dossier asks for. The rules are a setting; the table gives each code the number that uploads name,
 * for ever, also after the document is no longer asked for.
 */
@Injectable()
export class DocumentSet implements OnModuleInit {
  private ids: ReadonlyMap<string, number> = new Map();
  /** Names the documents had when they were first asked for. */
  private names: ReadonlyMap<number, string> = new Map();

  constructor(
    private readonly settings: Settings,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.number(DOCUMENT_CATALOGUE);
    await this.readIds();
    // Another process may have added a document.
    this.settings.onReload(() => this.readIds());
  }

  /** Gives numbers to documents that have none. */
  async number(documents: readonly DocumentRow[]): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DocumentSetItemRow)
      .values(documents.map(rowOf))
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /** Documents the dossier asks for, mandatory or optional, in order. */
  askedOf(form: DossierForm): AskedDocument[] {
    return requiredDocuments(form).map((document) => ({
      ...document,
      itemId: this.ids.get(document.code) ?? 0,
    }));
  }

  codeOf(itemId: number): string | null {
    return [...this.ids].find(([, id]) => id === itemId)?.[0] ?? null;
  }

  /** As people call it, also when it is no longer asked for. */
  nameOf(itemId: number): string {
    const code = this.codeOf(itemId);
    return (
      inForce(DOCUMENT_CATALOGUE).find((row) => row.code === code)?.name ??
      this.names.get(itemId) ??
      ''
    );
  }

  private async readIds(): Promise<void> {
    const items = await this.manager.find(DocumentSetItemRow, {
      select: { id: true, code: true, name: true },
    });
    this.names = new Map(items.map(({ id, name }) => [id, name]));
    this.ids = new Map(items.map(({ code, id }) => [code, id]));
  }
}

const rowOf = (row: DocumentRow, position: number): Omit<DocumentSetItemRow, 'id'> => ({
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
