import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DOCUMENT_CATALOGUE, requiredDocuments, type DocumentRow, type DossierForm, type RequiredDocument } from '@pratiche/domain';
import { DataSource } from 'typeorm';
import { DocumentSetItemRow } from './document-set-item.entity.js';

export interface AskedDocument extends RequiredDocument {
  itemId: number;
}

/** Which documents a dossier asks for. The rules are the rows of a table, read once at boot. */
@Injectable()
export class DocumentSet implements OnModuleInit {
  private items: readonly DocumentSetItemRow[] = [];
  private catalogue: readonly DocumentRow[] = [];

  constructor(private readonly dataSource: DataSource) {}

  async onModuleInit(): Promise<void> {
    // Only what is missing: rows the back office changed stay as they are.
    await this.dataSource.createQueryBuilder().insert().into(DocumentSetItemRow)
      .values(DOCUMENT_CATALOGUE.map(rowOf)).orIgnore().updateEntity(false).execute();
    this.items = await this.dataSource.manager.find(DocumentSetItemRow, { order: { position: 'ASC', id: 'ASC' } });
    this.catalogue = this.items.map(catalogueRow);
  }

  /** Documents the dossier asks for, mandatory or optional, in order. */
  askedOf(form: DossierForm): AskedDocument[] {
    return requiredDocuments(form, this.catalogue).map((document) => ({ ...document, itemId: this.idOf(document.code) }));
  }

  codeOf(itemId: number): string | null {
    return this.items.find(({ id }) => id === itemId)?.code ?? null;
  }

  /** As people call it; empty for an item that is gone. */
  nameOf(itemId: number): string {
    return this.items.find(({ id }) => id === itemId)?.name ?? '';
  }

  private idOf(code: string): number {
    return this.items.find((item) => item.code === code)?.id ?? 0;
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

const catalogueRow = (item: DocumentSetItemRow): DocumentRow => ({
  code: item.code,
  name: item.name,
  need: { 1: item.needEcobonus, 2: item.needBonusCasa, 3: item.needBonusSicurezza },
  ...(item.requirement === null ? {} : { condition: item.requirement }),
  isOptionalOtherwise: item.optionalOtherwise,
  isPrefilled: item.prefilled,
});
