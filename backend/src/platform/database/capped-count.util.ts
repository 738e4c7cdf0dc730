import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

export interface CappedCount {
  total: number;
  /** There are more rows than `total`; the exact number is not counted. */
  isMore: boolean;
}

/**
 * Counting stops here: users have no use for a larger number, and it costs more than loading the
 * page.
 */
const MAX_COUNT = 10_000;

/**
 * Counts the rows a query finds, up to a limit.
 * @param column a column that is never null
 */
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
