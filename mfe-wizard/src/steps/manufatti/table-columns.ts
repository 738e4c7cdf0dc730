import {
  type ProductFields,
  listColumns,
  SHADING_FIELDS,
  SHUTTER_FIELDS,
  WINDOW_FIELDS,
} from '@pratiche/domain';
import type { ProductListName } from '../../catalog/product-lists.js';

/** A column of a product table: a short head; the field's own label stays for screen readers. */
export interface TableColumn {
  field: string;
  head: string;
  /** The whole label, where the head is another. */
  title?: string;
  unit?: string;
  /** Neighbouring columns with the same group share this heading. */
  group?: string;
}

/** The columns of a product, line by line, in the order of the Tab key. */
export function createTableColumns(fields: ProductFields): TableColumn[][] {
  const lines: TableColumn[][] = [];
  for (const { key, field, column } of listColumns(fields)) {
    const unit = column.unit ?? (field.kind === 'number' ? field.unit : undefined);
    (lines[(column.line ?? 1) - 1] ??= []).push({
      field: key,
      head: column.head,
      ...(column.head === field.label ? {} : { title: field.label }),
      ...(unit === undefined ? {} : { unit }),
      ...(column.group === undefined ? {} : { group: column.group }),
    });
  }
  return lines;
}

/** Lines a row of each table has, and their columns. */
export const TABLE_COLUMNS: Readonly<Record<ProductListName, readonly (readonly TableColumn[])[]>> =
  {
    serramenti: createTableColumns(WINDOW_FIELDS),
    schermature: createTableColumns(SHADING_FIELDS),
    chiusure: createTableColumns(SHUTTER_FIELDS),
  };

/** Columns of the widest line. */
export const tableColumnCount = (list: ProductListName): number =>
  Math.max(...TABLE_COLUMNS[list].map((line) => line.length));

/** How many columns a head or cell takes: the last one of a shorter line takes the rest. */
export const columnSpan = (
  list: ProductListName,
  line: readonly TableColumn[],
  at: number,
): number => (at === line.length - 1 ? tableColumnCount(list) - line.length + 1 : 1);
