import type { TableColumnOptions, TableForeignKeyOptions } from 'typeorm';

/** Column definitions for migrations; the same words work on SQLite, MySQL and MariaDB. */
type ColumnOptions = Partial<TableColumnOptions>;

export const idColumn = (): TableColumnOptions => ({
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});

export const textColumn = (
  name: string,
  length: number,
  extra: ColumnOptions = {},
): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  ...extra,
});

export const longTextColumn = (name: string, extra: ColumnOptions = {}): TableColumnOptions => ({
  name,
  type: 'text',
  ...extra,
});

export const integerColumn = (name: string, extra: ColumnOptions = {}): TableColumnOptions => ({
  name,
  type: 'integer',
  ...extra,
});

export const centsColumn = (name: string, extra: ColumnOptions = {}): TableColumnOptions => ({
  name,
  type: 'bigint',
  ...extra,
});

export const booleanColumn = (name: string, extra: ColumnOptions = {}): TableColumnOptions => ({
  name,
  type: 'boolean',
  ...extra,
});

/** Moment in UTC to the millisecond, see `moment()` of the platform. */
export const timestampColumn = (name: string, extra: ColumnOptions = {}): TableColumnOptions => ({
  name,
  type: 'datetime',
  precision: 3,
  ...extra,
});

/** `yyyy-mm-dd`. */
export const dateColumn = (name: string, extra: ColumnOptions = {}): TableColumnOptions =>
  textColumn(name, 10, extra);

/**
 * Foreign key to the `id` of another table. The actions are explicit, because MariaDB reports other
 * defaults when they are omitted.
 */
export const foreignKey = (
  name: string,
  column: string,
  table: string,
): TableForeignKeyOptions => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'NO ACTION',
  onUpdate: 'NO ACTION',
});

export const nullable = { isNullable: true } as const;
