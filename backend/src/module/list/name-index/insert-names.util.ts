import type { EntityManager } from 'typeorm';
import { isSqlite } from '../../../platform/database/is-sqlite.util.js';
import { listWordTails, hashWord, splitIntoWords } from './name-words.util.js';

/** Adds the words of a dossier's names to the index; those already there stay. */
export async function insertNames(
  manager: EntityManager,
  dossierId: number,
  names: readonly string[],
): Promise<void> {
  const words = splitIntoWords(names).map((word) => ({
    number: hashWord(word),
    tails: listWordTails(word),
  }));
  // Sorted, so that two transactions that add the same words do not deadlock.
  const tails = words
    .flatMap(({ number, tails: all }) => all.map((tail): [string, number] => [tail, number]))
    .sort(compareByTail);
  await insertIgnoringExisting(manager, 'name_tails (tail, word)', tails);
  await insertIgnoringExisting(
    manager,
    'dossier_words (word, dossier_id)',
    words.map(({ number }): [number, number] => [number, dossierId]).sort(([a], [b]) => a - b),
  );
}

const compareByTail = ([a, one]: [string, number], [b, other]: [string, number]): number =>
  a < b ? -1 : a > b ? 1 : one - other;

async function insertIgnoringExisting(
  manager: EntityManager,
  into: string,
  rows: readonly (readonly [string | number, number])[],
): Promise<void> {
  if (rows.length === 0) return;
  const ignore = isSqlite(manager.connection) ? 'OR IGNORE' : 'IGNORE';
  await manager.query(
    `INSERT ${ignore} INTO ${into} VALUES ${rows.map(() => '(?, ?)').join(', ')}`,
    rows.flat(),
  );
}
