import type { DataSource } from 'typeorm';

export const isSqlite = ({ options }: Pick<DataSource, 'options'>): boolean =>
  options.type === 'better-sqlite3';
