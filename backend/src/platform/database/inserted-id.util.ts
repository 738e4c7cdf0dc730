import type { InsertResult } from 'typeorm';

/** Generated id of a single inserted row, without asking the database again (`updateEntity(false)`). */
export function getInsertedId({ raw }: InsertResult): number {
  // SQLite answers the id itself, MySQL and MariaDB a header that carries it.
  return typeof raw === 'object' ? Number((raw as { insertId: number }).insertId) : Number(raw);
}
