import type { DossierForm, Manufatti } from '@pratiche/domain';
import {
  createEmptyChiusura,
  createEmptySchermatura,
  createEmptySerramento,
  PRODUCT_FIELDS,
} from '@pratiche/domain/dossier-rules';
import type { FieldPath } from 'react-hook-form';

export type ProductListName = keyof Manufatti;
export type ProductRow = Manufatti[ProductListName][number];

/** A list of products: its texts, and its fields in display order. */
export interface ProductListInfo {
  list: ProductListName;
  title: string;
  /** "Serramento 2". */
  rowLabel: string;
  addLabel: string;
  countLabel: string;
  emptyText: string;
  createRow: () => ProductRow;
  fields: readonly string[];
}

export const PRODUCT_LISTS: Readonly<Record<ProductListName, ProductListInfo>> = {
  serramenti: {
    list: 'serramenti',
    title: 'Serramenti',
    rowLabel: 'Serramento',
    addLabel: 'Aggiungi serramento',
    countLabel: 'Numero di serramenti',
    emptyText: 'Nessun serramento.',
    createRow: createEmptySerramento,
    fields: PRODUCT_FIELDS.serramenti,
  },
  schermature: {
    list: 'schermature',
    title: 'Schermature solari',
    rowLabel: 'Schermatura',
    addLabel: 'Aggiungi schermatura',
    countLabel: 'Numero di schermature',
    emptyText: 'Nessuna schermatura solare.',
    createRow: createEmptySchermatura,
    fields: PRODUCT_FIELDS.schermature,
  },
  chiusure: {
    list: 'chiusure',
    title: 'Chiusure oscuranti',
    rowLabel: 'Chiusura',
    addLabel: 'Aggiungi chiusura',
    countLabel: 'Numero di chiusure',
    emptyText: 'Nessuna chiusura oscurante.',
    createRow: createEmptyChiusura,
    fields: PRODUCT_FIELDS.chiusure,
  },
};

/** Path of a field of a row. */
export const productFieldPath = (
  list: ProductListName,
  index: number,
  field: string,
): FieldPath<DossierForm> => `manufatti.${list}.${index}.${field}` as FieldPath<DossierForm>;
