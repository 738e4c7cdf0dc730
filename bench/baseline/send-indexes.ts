import { type DossierForm, buildDossierKeys } from '@pratiche/domain';
import type { PoolConnection, RowDataPacket } from 'mysql2/promise';
import { hashWord, listWordTails, splitIntoWords } from '../../backend/test/kit/name-words.js';

/** The keys by which a dossier is compared with others. */
export async function writeComparisonKeys(
  connection: PoolConnection,
  id: number,
  form: DossierForm,
): Promise<void> {
  const [before] = await connection.query<RowDataPacket[]>(
    'SELECT id FROM dossier_keys WHERE dossier_id = ?',
    [id],
  );
  if (before.length > 0) throw new Error(`Dossier ${id} was sent before`);
  const { unit, people, from, to } = buildDossierKeys(form);
  const rows = [
    ...(unit === null ? [] : [[id, 'unit', unit, from, to]]),
    ...people.map((person) => [id, 'person', person, from, to]),
  ];
  if (rows.length > 0)
    await connection.query(
      'INSERT INTO dossier_keys (dossier_id, kind, key_value, works_from, works_to) VALUES ?',
      [rows],
    );
}

/** The words of its names, sorted so that two transactions with the same words do not deadlock. */
export async function writeSearchNames(
  connection: PoolConnection,
  id: number,
  names: readonly string[],
): Promise<void> {
  const words = splitIntoWords(names);
  const tails = words
    .flatMap((word) => listWordTails(word).map((tail) => ({ tail, word: hashWord(word) })))
    .toSorted((a, b) => (a.tail < b.tail ? -1 : a.tail > b.tail ? 1 : a.word - b.word));
  await connection.query('INSERT IGNORE INTO name_tails (tail, word) VALUES ?', [
    tails.map(({ tail, word }) => [tail, word]),
  ]);
  await connection.query('INSERT IGNORE INTO dossier_words (word, dossier_id) VALUES ?', [
    words
      .map(hashWord)
      .toSorted((a, b) => a - b)
      .map((word) => [word, id]),
  ]);
}
