import type { Work } from '@pratiche/api';
import type { WorkRow } from '../platform/works/index.js';

export const workView = (row: WorkRow): Work => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  state: row.state,
  done: row.done,
  total: row.total,
  problem: row.problem,
  fileName: row.fileName,
  bytes: row.bytes,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
});
