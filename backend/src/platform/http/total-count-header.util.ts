import type { FastifyReply } from 'fastify';

/** Says beside a page how many rows there are in all: more than `total` where nobody counted how many. */
export function setTotalCountHeaders(
  reply: FastifyReply,
  { total, isMore = false }: { total: number; isMore?: boolean },
): void {
  void reply.header('x-total-count', String(total));
  if (isMore) void reply.header('x-total-more', 'true');
}
