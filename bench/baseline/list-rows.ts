import type { Pool, RowDataPacket } from 'mysql2/promise';
import { FACT_COLUMNS, toFactParameters } from './list-facts.ts';
import { toOrderSql, type ListScope } from './list-scope.ts';
import { PromiseCache } from './promise-cache.ts';

const COLUMNS = [
  ...'id, client, client_key, service_type, status, business_name, company_key, reject_reason, created, updated, sent, completed, deadline_date, operator_id, operator_name, form_doubts, fitter_matches, office_matches, work_rank, postponed_until, postponement'
    .split(', ')
    .map((name) => `d.${name}`),
  "CASE WHEN d.owner_list = 'DRAFT' AND d.reject_reason IS NOT NULL THEN 0 WHEN d.deadline_date IS NULL THEN 2 ELSE 1 END AS urgency",
  't.office_unread, t.fitter_unread, t.open_requests',
  "(SELECT 1 FROM uploaded_files uploaded WHERE uploaded.dossier_id = d.id AND uploaded.purpose NOT IN ('rejection', 'message') LIMIT 1) AS has_files",
  '(SELECT JSON_ARRAYAGG(JSON_ARRAY(sending.id, sending.credits)) FROM dossier_sendings sending FORCE INDEX (uq_dossier_sendings_key) WHERE sending.dossier_id = d.id) AS sendings',
  FACT_COLUMNS,
].join(', ');
const JOIN = 'LEFT JOIN message_threads t ON t.dossier_id = d.id';
/** Up to here an offset costs less than looking for the row before it. */
const MAX_SHALLOW_OFFSET = 1_000;

interface Cursor {
  sent: Date;
  id: number;
}
const cursors = new PromiseCache<Cursor | null>();

/** Rows of a page: ids first from an index, then their rows; a deep page begins after a known row. */
export async function readPageRows(
  pool: Pool,
  scope: ListScope,
  accountId: number,
  offset: number,
  limit: number,
): Promise<RowDataPacket[]> {
  const isDeep = offset >= MAX_SHALLOW_OFFSET;
  const after = !isDeep
    ? null
    : await cursors.getOrCompute(JSON.stringify([scope, offset]), () =>
        findCursor(pool, scope, offset),
      );
  if (isDeep && after === null) return [];
  const inner = `SELECT id, ${scope.column} FROM dossiers WHERE ${scope.where}${after === null ? '' : ' AND (((sent < ? OR sent IS NULL)) OR (sent = ? AND id < ?))'} ORDER BY ${toOrderSql(scope)} LIMIT ? OFFSET ?`;
  const [rows] = await pool.query<RowDataPacket[]>(
    `SELECT ${COLUMNS} FROM (${inner}) page JOIN dossiers d ON d.id = page.id ${JOIN} ORDER BY ${toOrderSql(scope, 'page.')}`,
    [
      ...toFactParameters(accountId),
      ...scope.values,
      ...(after === null ? [] : [after.sent, after.sent, after.id]),
      limit,
      after === null ? offset : 0,
    ],
  );
  return rows;
}

async function findCursor(pool: Pool, scope: ListScope, offset: number): Promise<Cursor | null> {
  if (scope.column !== 'sent') throw new Error('Only the newest are listed so deep');
  const [[row]] = await pool.query<(RowDataPacket & Cursor)[]>(
    `SELECT sent, id FROM dossiers WHERE ${scope.where} ORDER BY ${toOrderSql(scope)} LIMIT 1 OFFSET ?`,
    [...scope.values, offset - 1],
  );
  return row ?? null;
}

/** Rows whose ids are known. */
export async function readRowsByIds(
  pool: Pool,
  scope: ListScope,
  accountId: number,
  ids: readonly number[],
): Promise<RowDataPacket[]> {
  if (ids.length === 0) return [];
  const [rows] = await pool.query<RowDataPacket[]>(
    `SELECT ${COLUMNS} FROM dossiers d ${JOIN} WHERE d.id IN (?) ORDER BY ${toOrderSql(scope, 'd.')}`,
    [...toFactParameters(accountId), ids],
  );
  return rows;
}
