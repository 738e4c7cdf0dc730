import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { beginning, isSqlite, marks } from '../../../platform/database/index.js';
import { insertNames } from './insert-names.js';
import { piecesOf, type Piece } from './words.js';

/** Above the last letter there is. */
const AFTER_ALL = '\u{10FFFF}';

const NOTHING: Piece = { text: '', isEnd: false };

/**
 * Finds dossiers of the back office by a part of client or company, without reading the others: each word of the names
 * stands here by all its endings, and a part of a word is the beginning of one of them. Answers candidates, which the
 * reader compares with the whole text.
 */
@Injectable()
export class NameIndex {
  private readonly isSqlite: boolean;

  constructor(@InjectTransaction() private readonly manager: EntityManager) {
    this.isSqlite = isSqlite(manager.connection);
  }

  /** With the transaction that sends the dossier: from then on its names do not change. */
  async put(dossierId: number, names: readonly string[]): Promise<void> {
    await this.manager.query('DELETE FROM dossier_words WHERE dossier_id = ?', [dossierId]);
    await insertNames(this.manager, dossierId, names);
  }

  /** For dossiers whose names are taken away: words nobody else has go with them. */
  async forget(dossierId: number): Promise<void> {
    const rows = (await this.manager.query('SELECT word FROM dossier_words WHERE dossier_id = ?', [
      dossierId,
    ])) as { word: number }[];
    if (rows.length === 0) return;
    const words = rows.map(({ word }) => word);
    await this.manager.query('DELETE FROM dossier_words WHERE dossier_id = ?', [dossierId]);
    // Waits for whoever is just adding one of these words, so that the next statement sees what they added.
    await this.manager.query(
      `UPDATE name_tails SET word = word WHERE word IN (${marks(words)})`,
      words,
    );
    await this.manager.query(
      `DELETE FROM name_tails WHERE word IN (${marks(words)}) AND NOT EXISTS (SELECT 1 FROM dossier_words d WHERE d.word = name_tails.word)`,
      words,
    );
  }

  /** Dossiers that may contain all the texts; `null` when there are more than `most`. */
  async candidates(texts: readonly string[], most: number): Promise<number[] | null> {
    const { sql, parameters } = this.statement(texts, most + 1);
    const rows = (await this.manager.query(sql, parameters)) as { id: number }[];
    return rows.length > most ? null : [...new Set(rows.map(({ id }) => id))];
  }

  /** What finds the candidates (`id`), some of them twice, to be looked at by another statement. */
  statement(
    texts: readonly string[],
    limit: number,
  ): { sql: string; parameters: (string | number)[] } {
    const [first = NOTHING, ...others] = piecesOf(texts);
    const sql = `SELECT w.dossier_id AS id FROM name_tails t JOIN dossier_words w ON w.word = t.word WHERE ${this.matches('t', first)}${others.map((piece) => ` AND ${this.alsoHas(piece)}`).join('')} LIMIT ?`;
    return {
      sql,
      parameters: [...[first, ...others].flatMap((piece) => this.bounds(piece)), limit],
    };
  }

  private matches(tails: string, { isEnd }: Piece): string {
    if (isEnd) return `${tails}.tail = ?`;
    return this.isSqlite
      ? `${tails}.tail >= ? AND ${tails}.tail < ?`
      : `${tails}.tail LIKE ? ESCAPE '!'`;
  }

  /** The dossier found by one word has another with this piece too: looked up among its own few words. */
  private alsoHas(piece: Piece): string {
    return `EXISTS (SELECT 1 FROM dossier_words o JOIN name_tails p ON p.word = o.word WHERE o.dossier_id = w.dossier_id AND ${this.matches('p', piece)})`;
  }

  private bounds({ text, isEnd }: Piece): string[] {
    if (isEnd) return [text];
    return this.isSqlite ? [text, text + AFTER_ALL] : [beginning(text)];
  }
}
