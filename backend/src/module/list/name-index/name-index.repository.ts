import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { toCodeKey } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { startsWithPattern, isSqlite, placeholders } from '../../../platform/database/index.js';
import {
  hashWord,
  listDetailTails,
  listWordTails,
  splitIntoDetailWords,
  splitIntoWords,
  toDetailPieces,
  toSearchPieces,
  type SearchPiece,
} from './name-words.util.js';

/** Above the last letter there is. */
const LAST_CHARACTER = '\u{10FFFF}';

const EMPTY_PIECE: SearchPiece = { text: '', isEnd: false };

/** Texts by which a dossier is found. */
export interface IndexedTexts {
  /** Client and company. */
  names: readonly string[];
  /** Codes and addresses, as `buildDossierSearchKey` writes them. */
  details: string;
}

/** Texts to search for: all of them in names, or any of the details. */
export interface SearchedTexts {
  texts: readonly string[];
  details: readonly string[];
}

/**
 * Finds back-office dossiers by a part of a name, a code or an address: each word is indexed by all
 * its endings, so that a part is the beginning of one. Returns candidates, which the caller
 * compares with the whole text.
 */
@Injectable()
export class NameIndexRepository {
  private readonly isSqlite: boolean;

  constructor(@InjectTransaction() private readonly manager: EntityManager) {
    this.isSqlite = isSqlite(manager.connection);
  }

  /** With the transaction that sends the dossier again: from then on its names do not change. */
  async replaceTexts(dossierId: number, { names, details }: IndexedTexts): Promise<void> {
    await this.manager.query('DELETE FROM dossier_words WHERE dossier_id = ?', [dossierId]);
    await this.insertTexts(dossierId, { names, details });
    await this.insertCpids(dossierId);
  }

  /** Adds details to a dossier whose names are in the index. */
  async insertDetails(dossierId: number, details: string): Promise<void> {
    await this.insertTexts(dossierId, { names: [], details });
    await this.insertCpids(dossierId);
  }

  private async insertCpids(dossierId: number): Promise<void> {
    const filings = (await this.manager.query(
      'SELECT cpid FROM dossier_filings WHERE dossier_id = ?',
      [dossierId],
    )) as { cpid: string }[];
    for (const { cpid } of filings) await this.insertCpid(dossierId, cpid);
  }

  /** With the transaction that writes down a CPID. */
  async insertCpid(dossierId: number, cpid: string): Promise<void> {
    await this.insertTexts(dossierId, { names: [], details: toCodeKey(cpid) });
  }

  /** Runs for dossiers whose names are erased; words that no other dossier uses are deleted too. */
  async deleteNames(dossierId: number): Promise<void> {
    const rows = (await this.manager.query('SELECT word FROM dossier_words WHERE dossier_id = ?', [
      dossierId,
    ])) as { word: number }[];
    if (rows.length === 0) return;
    const words = rows.map(({ word }) => word);
    await this.manager.query('DELETE FROM dossier_words WHERE dossier_id = ?', [dossierId]);
    // Waits for transactions that add one of these words, so that the next statement sees their
    // rows.
    await this.manager.query(
      `UPDATE name_tails SET word = word WHERE word IN (${placeholders(words)})`,
      words,
    );
    await this.manager.query(
      `DELETE FROM name_tails WHERE word IN (${placeholders(words)}) AND NOT EXISTS (SELECT 1 FROM dossier_words d WHERE d.word = name_tails.word)`,
      words,
    );
  }

  /** Dossiers that may contain the texts; `null` when there are more than `most`. */
  async findCandidateIds(searched: SearchedTexts, most: number): Promise<number[] | null> {
    const { sql, parameters } = this.buildCandidateQuery(searched, most + 1);
    const rows = (await this.manager.query(sql, parameters)) as { id: number }[];
    return rows.length > most ? null : [...new Set(rows.map(({ id }) => id))];
  }

  /**
   * Builds the query for the candidates (`id`, with duplicates), for use inside another statement.
   * @param limit most of those found by names, and by each detail
   */
  buildCandidateQuery(
    { texts, details }: SearchedTexts,
    limit: number,
  ): { sql: string; parameters: (string | number)[] } {
    const queries = [
      this.buildPieceQuery(toSearchPieces(texts), limit),
      ...details
        .map(toDetailPieces)
        .filter(({ length }) => length > 0)
        .map((pieces) => this.buildPieceQuery(pieces, limit, 'DISTINCT ')),
    ];
    const [first] = queries;
    if (queries.length === 1 && first !== undefined) return first;
    return {
      sql: queries
        .map(({ sql }, at) => `SELECT q${at}.id FROM (${sql}) q${at}`)
        .join(' UNION ALL '),
      parameters: queries.flatMap(({ parameters }) => parameters),
    };
  }

  private buildPieceQuery(
    pieces: readonly SearchPiece[],
    limit: number,
    distinct: '' | 'DISTINCT ' = '',
  ): { sql: string; parameters: (string | number)[] } {
    const [first = EMPTY_PIECE, ...others] = pieces;
    const sql = `SELECT ${distinct}w.dossier_id AS id FROM name_tails t JOIN dossier_words w ON w.word = t.word WHERE ${this.tailCondition('t', first)}${others.map((piece) => ` AND ${this.alsoContainsCondition(piece)}`).join('')} LIMIT ?`;
    return {
      sql,
      parameters: [...[first, ...others].flatMap((piece) => this.tailParameters(piece)), limit],
    };
  }

  /** Adds the words of a dossier's texts to the index; those already there stay. */
  async insertTexts(dossierId: number, { names, details }: IndexedTexts): Promise<void> {
    const words = [
      ...splitIntoWords(names).map((word) => ({
        number: hashWord(word),
        tails: listWordTails(word),
      })),
      ...splitIntoDetailWords(details).map((word) => ({
        number: hashWord(word),
        tails: listDetailTails(word),
      })),
    ].filter(({ tails }) => tails.length > 0);
    // Sorted, so that two transactions that add the same words do not deadlock.
    const tails = words
      .flatMap(({ number, tails: all }) => all.map((tail): [string, number] => [tail, number]))
      .sort(compareByTail);
    await this.insertIgnoringExisting('name_tails (tail, word)', tails);
    await this.insertIgnoringExisting(
      'dossier_words (word, dossier_id)',
      words.map(({ number }): [number, number] => [number, dossierId]).sort(([a], [b]) => a - b),
    );
  }

  private async insertIgnoringExisting(
    into: string,
    rows: readonly (readonly [string | number, number])[],
  ): Promise<void> {
    if (rows.length === 0) return;
    const ignore = this.isSqlite ? 'OR IGNORE' : 'IGNORE';
    await this.manager.query(
      `INSERT ${ignore} INTO ${into} VALUES ${rows.map(() => '(?, ?)').join(', ')}`,
      rows.flat(),
    );
  }

  private tailCondition(tails: string, { isEnd }: SearchPiece): string {
    if (isEnd) return `${tails}.tail = ?`;
    return this.isSqlite
      ? `${tails}.tail >= ? AND ${tails}.tail < ?`
      : `${tails}.tail LIKE ? ESCAPE '!'`;
  }

  /**
   * Requires another word of the same dossier to contain this piece; searches only the few words of
   * that dossier.
   */
  private alsoContainsCondition(piece: SearchPiece): string {
    return `EXISTS (SELECT 1 FROM dossier_words o JOIN name_tails p ON p.word = o.word WHERE o.dossier_id = w.dossier_id AND ${this.tailCondition('p', piece)})`;
  }

  private tailParameters({ text, isEnd }: SearchPiece): string[] {
    if (isEnd) return [text];
    return this.isSqlite ? [text, text + LAST_CHARACTER] : [startsWithPattern(text)];
  }
}

const compareByTail = ([a, one]: [string, number], [b, other]: [string, number]): number =>
  a < b ? -1 : a > b ? 1 : one - other;
