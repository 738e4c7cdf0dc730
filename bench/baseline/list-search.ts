import type { Pool, RowDataPacket } from 'mysql2/promise';
import { toOrderSql, type ListScope } from './list-scope.ts';
import { PromiseCache } from './promise-cache.ts';

/** A search that finds more is read along the list. */
const MAX_FOUND_IDS = 3_000;
const MAX_COUNTED = 100_000;
const MAX_COUNTED_SEARCH = 1_000;
const MAX_COMPARED_CANDIDATES = 20_000;
const MAX_HITS_PER_DOSSIER = 4;
/** As much of a word as the index keeps. */
const TAIL_LENGTH = 12;
const CANDIDATES =
  "SELECT w.dossier_id AS id FROM name_tails t JOIN dossier_words w ON w.word = t.word WHERE t.tail LIKE ? ESCAPE '!' LIMIT ?";

const found = new PromiseCache<number[] | null>();
const totals = new PromiseCache<number>();

/** Ids of a list that a part of a name narrows, in its order; `null` where it narrows too little. */
export function findMatchingIds(pool: Pool, scope: ListScope): Promise<number[] | null> {
  const { client } = scope;
  if (client === null) return Promise.resolve(null);
  return found.getOrCompute(JSON.stringify(scope), async () => {
    const [candidates] = await pool.query<RowDataPacket[]>(CANDIDATES, [
      toPattern(client),
      MAX_FOUND_IDS + 1,
    ]);
    if (candidates.length > MAX_FOUND_IDS) return null;
    const among = [...new Set(candidates.map(({ id }) => Number(id)))];
    if (among.length === 0) return [];
    const [rows] = await pool.query<RowDataPacket[]>(
      `SELECT id FROM dossiers WHERE id IN (?) AND ${scope.where} ORDER BY ${toOrderSql(scope)}`,
      [among, ...scope.values],
    );
    return rows.map(({ id }) => Number(id));
  });
}

/** Length of a list, not counted beyond what a screen says. */
export function countRows(pool: Pool, scope: ListScope): Promise<number> {
  const { where, values, client } = scope;
  return totals.getOrCompute(JSON.stringify([where, values]), async () => {
    const [[row]] =
      client === null
        ? await pool.query<RowDataPacket[]>(
            `SELECT COUNT(*) AS total FROM (SELECT 1 FROM dossiers WHERE ${where} LIMIT ?) counted`,
            [...values, MAX_COUNTED + 1],
          )
        : await pool.query<RowDataPacket[]>(
            `SELECT COUNT(DISTINCT found) AS total, COUNT(*) AS met FROM (SELECT f.id AS found FROM (${CANDIDATES}) f STRAIGHT_JOIN dossiers ON dossiers.id = f.id WHERE ${where} LIMIT ?) counted`,
            [
              toPattern(client),
              MAX_COMPARED_CANDIDATES,
              ...values,
              (MAX_COUNTED_SEARCH + 1) * MAX_HITS_PER_DOSSIER,
            ],
          );
    return Number(row?.['total']);
  });
}

const toPattern = (client: string): string => `${client.slice(0, TAIL_LENGTH)}%`;
