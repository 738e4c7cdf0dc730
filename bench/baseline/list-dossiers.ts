import type { Pool, RowDataPacket } from 'mysql2/promise';
import type { BaselineRequest, BaselineResponse } from './http-server.ts';

const COLUMNS =
  'id, client, service_type, status, business_name, reject_reason, created, updated, sent, completed, deadline_date, operator_name';
const totalCache = new Map<string, { total: number; until: number }>();

/**
 * A page of a back office list with one filter: ids first from an index, then their rows; the total
 * is cached for 5 s.
 */
export async function listDossiers(
  pool: Pool,
  { url }: BaselineRequest,
): Promise<BaselineResponse> {
  const {
    state = '',
    status,
    client,
    page = '1',
    pageSize = '50',
    sort = '',
  } = Object.fromEntries(url.searchParams);
  const [filter, value, column] =
    status !== undefined
      ? (['status = ?', status, 'sent'] as const)
      : ([
          'client_key LIKE ?',
          `%${client ?? ''}%`,
          sort === '-sentDate' ? 'sent' : 'client_key',
        ] as const);
  const where = `office_list = ? AND ${filter}`;
  const order = column === 'sent' ? 'sent DESC, id DESC' : 'client_key ASC, id ASC';
  const [rows] = await pool.query<RowDataPacket[]>(
    `SELECT ${COLUMNS.split(', ')
      .map((name) => `d.${name}`)
      .join(
        ', ',
      )} FROM (SELECT id FROM dossiers WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?) page
     JOIN dossiers d ON d.id = page.id ORDER BY ${order.replaceAll(column, `d.${column}`).replace(' id', ' d.id')}`,
    [state, value, Number(pageSize), (Number(page) - 1) * Number(pageSize)],
  );
  return { body: rows.map(toListItem), total: await countWithCache(pool, where, [state, value]) };
}

async function countWithCache(pool: Pool, where: string, values: string[]): Promise<number> {
  const key = JSON.stringify([where, values]);
  const known = totalCache.get(key);
  if (known !== undefined && known.until > Date.now()) return known.total;
  const [[row]] = await pool.query<RowDataPacket[]>(
    `SELECT COUNT(*) AS total FROM dossiers WHERE ${where}`,
    values,
  );
  const counted = Number(row?.['total']);
  totalCache.set(key, { total: counted, until: Date.now() + 5_000 });
  return counted;
}

const toListItem = (row: RowDataPacket) => ({
  id: row['id'],
  created: row['created'],
  updated: row['updated'],
  client: row['client'],
  serviceType: row['service_type'],
  deadlineDate: row['deadline_date'],
  rejectReason: row['reject_reason'],
  status: { code: row['status'] },
  sentDate: row['sent'],
  receivedDate: row['sent'],
  completedDate: row['completed'],
  operatoreName: row['operator_name'],
  businessName: row['business_name'],
});
