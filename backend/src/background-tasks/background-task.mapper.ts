import type { ListedTask } from '../platform/background-tasks/index.js';
import type { WorkDto } from './dto/work.dto.js';

export const toBackgroundTaskDto = (row: ListedTask): WorkDto => ({
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
