import type { FastifyReply } from 'fastify';

/**
 * Adds the total number of rows to a page's answer, and a flag when there are more than `total` and
 * the exact number is not counted.
 */
export function setTotalCountHeaders(
  reply: FastifyReply,
  { total, isMore = false }: { total: number; isMore?: boolean },
): void {
  void reply.header('x-total-count', String(total));
  if (isMore) void reply.header('x-total-more', 'true');
}
