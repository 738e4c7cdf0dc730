import { createHash } from 'node:crypto';
import type { QueryRunner } from 'typeorm';

const TAIL_LENGTH = 12;

/**
 * Writes the name index rows as the migration of that table needs them. The copy in the product may
 * change with the index; this copy never changes, like the migration.
 */
export async function insertNames(
  runner: QueryRunner,
  dossierId: number,
  names: readonly string[],
): Promise<void> {
  const words = [...new Set(names.flatMap((name) => name.split(' ')))]
    .filter((word) => word !== '')
    .map((word) => ({ number: hashWord(word), tails: listWordTails(word) }));
  await insertIgnoringExisting(
    runner,
    'name_tails (tail, word)',
    words.flatMap(({ number, tails }) => tails.map((tail) => [tail, number] as const)),
  );
  await insertIgnoringExisting(
    runner,
    'dossier_words (word, dossier_id)',
    words.map(({ number }) => [number, dossierId] as const),
  );
}

const hashWord = (word: string): number =>
  Number.parseInt(createHash('sha1').update(word).digest('hex').slice(0, 12), 16);

const listWordTails = (word: string): string[] => {
  const letters = [...word];
  return [...new Set(letters.map((_, from) => letters.slice(from, from + TAIL_LENGTH).join('')))];
};

async function insertIgnoringExisting(
  runner: QueryRunner,
  into: string,
  rows: readonly (readonly [string | number, number])[],
): Promise<void> {
  if (rows.length === 0) return;
  const ignore = runner.connection.options.type === 'better-sqlite3' ? 'OR IGNORE' : 'IGNORE';
  await runner.query(
    `INSERT ${ignore} INTO ${into} VALUES ${rows.map(() => '(?, ?)').join(', ')}`,
    rows.flat(),
  );
}
