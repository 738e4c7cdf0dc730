import {
  emptyChiusura,
  emptySchermatura,
  emptySerramento,
  PRODUCT_FIELDS,
  type DossierForm,
  type Manufatti,
} from '@pratiche/domain';
import type { FieldPath } from 'react-hook-form';

export type ListName = keyof Manufatti;
export type Row = Manufatti[ListName][number];

/** A list of products: its words, its fields in the order they are asked for. */
export interface ListInfo {
  list: ListName;
  title: string;
  /** "Serramento 2". */
  row: string;
  add: string;
  count: string;
  empty: string;
  create: () => Row;
  fields: readonly string[];
}

export const LISTS: Readonly<Record<ListName, ListInfo>> = {
  serramenti: {
    list: 'serramenti',
    title: 'Serramenti',
    row: 'Serramento',
    add: 'Aggiungi serramento',
    count: 'Numero di serramenti',
    empty: 'Nessun serramento.',
    create: emptySerramento,
    fields: PRODUCT_FIELDS.serramenti,
  },
  schermature: {
    list: 'schermature',
    title: 'Schermature solari',
    row: 'Schermatura',
    add: 'Aggiungi schermatura',
    count: 'Numero di schermature',
    empty: 'Nessuna schermatura solare.',
    create: emptySchermatura,
    fields: PRODUCT_FIELDS.schermature,
  },
  chiusure: {
    list: 'chiusure',
    title: 'Chiusure oscuranti',
    row: 'Chiusura',
    add: 'Aggiungi chiusura',
    count: 'Numero di chiusure',
    empty: 'Nessuna chiusura oscurante.',
    create: emptyChiusura,
    fields: PRODUCT_FIELDS.chiusure,
  },
};

/** Path of a field of a row. */
export const pathOf = (list: ListName, index: number, field: string): FieldPath<DossierForm> =>
  `manufatti.${list}.${index}.${field}` as FieldPath<DossierForm>;
