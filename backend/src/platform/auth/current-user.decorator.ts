import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../http/index.js';

/** Who is calling. */
export interface CurrentCaller extends Caller {
  id: number;
  /** The session the access token belongs to. */
  sessionId?: number;
  /**
   * Back-office account without the required second login step: only the routes that set it up are
   * allowed.
   */
  mustSetUpSecondStep?: true;
  /** Network address of the request; absent where no request is behind the act. */
  address?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: CurrentCaller | null;
  }
}

/** Injects the caller of a route whose policy requires one; answers 401 when there is none. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): CurrentCaller => {
    const { caller, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    if (caller === undefined || caller === null)
      throw unauthorized('Accesso non effettuato o scaduto: esegui di nuovo il login.');
    return { ...caller, address: ip };
  },
);
