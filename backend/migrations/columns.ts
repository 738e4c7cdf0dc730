import type { TableColumnOptions, TableForeignKeyOptions } from 'typeorm';

/** Column definitions for migrations; the same words work on SQLite, MySQL and MariaDB. */
type Extra = Partial<TableColumnOptions>;

export const id = (): TableColumnOptions => ({
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});

export const text = (name: string, length: number, extra: Extra = {}): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  ...extra,
});

export const longText = (name: string, extra: Extra = {}): TableColumnOptions => ({
  name,
  type: 'text',
  ...extra,
});

export const integer = (name: string, extra: Extra = {}): TableColumnOptions => ({
  name,
  type: 'integer',
  ...extra,
});

export const cents = (name: string, extra: Extra = {}): TableColumnOptions => ({
  name,
  type: 'bigint',
  ...extra,
});

export const flag = (name: string, extra: Extra = {}): TableColumnOptions => ({
  name,
  type: 'boolean',
  ...extra,
});

/** Moment in UTC to the millisecond, see `moment()` of the platform. */
export const moment = (name: string, extra: Extra = {}): TableColumnOptions => ({
  name,
  type: 'datetime',
  precision: 3,
  ...extra,
});

/** `yyyy-mm-dd`. */
export const day = (name: string, extra: Extra = {}): TableColumnOptions => text(name, 10, extra);

/** Foreign key to the `id` of another table. The actions are spelt out: left out, MariaDB reports others than it is told. */
export const reference = (name: string, column: string, table: string): TableForeignKeyOptions => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'NO ACTION',
  onUpdate: 'NO ACTION',
});

export const nullable = { isNullable: true } as const;
