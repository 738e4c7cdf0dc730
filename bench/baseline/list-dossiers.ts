import type { Pool, RowDataPacket } from 'mysql2/promise';
import type { BaselineRequest, BaselineResponse } from './http-server.ts';
import { readFacts } from './list-facts.ts';
import { readPageRows, readRowsByIds } from './list-rows.ts';
import { toListScope, type ListScope } from './list-scope.ts';
import { countRows, findMatchingIds } from './list-search.ts';

/** A page of a back office list with one filter, by the portal's statements and with its caches. */
export async function listDossiers(
  pool: Pool,
  { accountId, url }: BaselineRequest,
): Promise<BaselineResponse> {
  const scope = toListScope(url.searchParams);
  const size = Number(url.searchParams.get('pageSize') ?? 50);
  const offset = (Number(url.searchParams.get('page') ?? 1) - 1) * size;
  const { rows, total } = await readPage(pool, scope, accountId, offset, size);
  return { body: rows.map(toListItem), total };
}

async function readPage(
  pool: Pool,
  scope: ListScope,
  accountId: number,
  offset: number,
  size: number,
): Promise<{ rows: RowDataPacket[]; total: number }> {
  const ids = await findMatchingIds(pool, scope);
  if (ids !== null)
    return {
      rows: await readRowsByIds(pool, scope, accountId, ids.slice(offset, offset + size)),
      total: ids.length,
    };
  const [rows, total] = await Promise.all([
    readPageRows(pool, scope, accountId, offset, size),
    countRows(pool, scope),
  ]);
  return { rows, total };
}

const toListItem = (row: RowDataPacket) => {
  const { cpids, presentOperators, filingRefusal, sendings } = readFacts(row);
  const [last] = sendings.toSorted(([a], [b]) => b - a);
  return {
    unreadMessages: row['office_unread'] ?? 0,
    openRequests: row['open_requests'] ?? 0,
    id: Number(row['id']),
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
    operatorId: row['operator_id'],
    operatoreName: row['operator_name'],
    businessName: row['business_name'],
    cpids,
    submissions: sendings.length,
    doubts: Number(row['form_doubts']) + Number(row['office_matches']),
    presentOperators,
    filingRefusal,
    chargedCredits: last === undefined ? null : last[1] / 100,
    hasFiles: row['has_files'] !== null,
    postponement: row['postponement'],
  };
};
