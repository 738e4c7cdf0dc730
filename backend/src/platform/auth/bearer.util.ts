import type { FastifyRequest } from 'fastify';

/** The access token a request carries. */
export const bearerOf = ({
  headers: { authorization },
}: Pick<FastifyRequest, 'headers'>): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
