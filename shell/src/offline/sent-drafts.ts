import { isOpenStatus, isStatusCode } from '@pratiche/domain';
import { listDeviceDrafts, removeDeviceDraft } from '@pratiche/federation/device-store';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Removes from this device what the server lists as sent, from wherever it was: without a network
 * it must not look like a draft.
 * @returns the function that stops it
 */
export function forgetSentDrafts(client: QueryClient, accountId: number): () => void {
  for (const query of client.getQueryCache().findAll({ queryKey: ['dossiers'] }))
    forget(query.state.data, accountId);
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] === 'dossiers') forget(event.action.data, accountId);
  });
}

function forget(listed: unknown, accountId: number): void {
  const sent = new Set(
    readRows(listed)
      .filter(isSent)
      .map(({ id }) => id),
  );
  if (sent.size > 0) void removeDrafts(accountId, sent).catch(() => undefined);
}

interface ListedRow {
  id: number;
  status: { code: string };
}

const isSent = ({ status: { code } }: ListedRow): boolean =>
  isStatusCode(code) && !isOpenStatus(code);

const isRow = (row: unknown): row is ListedRow =>
  typeof (row as Partial<ListedRow> | null)?.status?.code === 'string';

function readRows(listed: unknown): ListedRow[] {
  const rows = Array.isArray(listed) ? listed : (listed as { rows?: unknown } | null)?.rows;
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

async function removeDrafts(accountId: number, sent: ReadonlySet<number>): Promise<void> {
  for (const { id } of await listDeviceDrafts(accountId))
    if (sent.has(id)) await removeDeviceDraft(accountId, id);
}
