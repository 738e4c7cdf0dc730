import {
  type DossierForm,
  type Manufatti,
  createEmptyChiusura,
  createEmptySchermatura,
  createEmptySerramento,
  PRODUCT_FIELDS,
} from '@pratiche/domain';
import type { FieldPath } from 'react-hook-form';
import { PRODUCT_LIST_TEXTS } from './product-list-texts.js';

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
    ...PRODUCT_LIST_TEXTS.serramenti,
    createRow: createEmptySerramento,
    fields: PRODUCT_FIELDS.serramenti,
  },
  schermature: {
    list: 'schermature',
    ...PRODUCT_LIST_TEXTS.schermature,
    createRow: createEmptySchermatura,
    fields: PRODUCT_FIELDS.schermature,
  },
  chiusure: {
    list: 'chiusure',
    ...PRODUCT_LIST_TEXTS.chiusure,
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
