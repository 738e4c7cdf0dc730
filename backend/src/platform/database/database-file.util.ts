import { closeSync, openSync, statSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { isSqlite } from './is-sqlite.util.js';

/** Files of open SQLite databases, by what stays the same while a file is in its place. */
const openFiles = new WeakMap<DataSource, { path: string; inode: number }>();

/** The file of the database was deleted, moved or unmounted while it was open. */
class DatabaseFileAwayError extends Error {
  readonly code = 'DATABASE_FILE_AWAY';

  constructor() {
    super('The file of the database is not where it was opened');
    this.name = 'DatabaseFileAway';
  }
}

/** SQLite would make it readable for everybody, and gives its side files the same rights. */
export function createDatabaseFile(path: string): void {
  try {
    closeSync(openSync(path, 'a', 0o600));
  } catch {
    // Opening the database says why.
  }
}

/** To be called when the database is opened. */
export function rememberDatabaseFile(dataSource: DataSource): void {
  const path = String(dataSource.options.database);
  const inode = findInode(path);
  if (inode !== null) openFiles.set(dataSource, { path, inode });
}

/**
 * An open file can be written after its deletion too, and what is written is lost with the process.
 * @throws an error that is answered with 503; never for a database server
 */
export function assertDatabaseFileInPlace(dataSource: DataSource): void {
  if (!isSqlite(dataSource)) return;
  const file = openFiles.get(dataSource);
  if (file !== undefined && findInode(file.path) !== file.inode) throw new DatabaseFileAwayError();
}

const findInode = (path: string): number | null =>
  statSync(path, { throwIfNoEntry: false })?.ino ?? null;
