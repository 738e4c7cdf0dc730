import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

export interface CappedCount {
  total: number;
  /** There are more than `total`, nobody counted how many. */
  isMore: boolean;
}

/** Rows are not counted beyond: a number that long is read by nobody, and costs more than the page beside it. */
const MAX_COUNT = 10_000;

/** How many rows a query finds, counted up to a limit. @param column one that is never null */
export async function cappedCount<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  column: string,
): Promise<CappedCount> {
  const [sql, parameters] = query
    .clone()
    .select(column, 'id')
    .limit(MAX_COUNT + 1)
    .getQueryAndParameters();
  const rows = (await query.connection.query(
    `SELECT COUNT(*) AS n FROM (${sql}) counted`,
    parameters,
  )) as { n: number | string }[];
  const found = Number(rows[0]?.n ?? 0);
  return { total: Math.min(found, MAX_COUNT), isMore: found > MAX_COUNT };
}
