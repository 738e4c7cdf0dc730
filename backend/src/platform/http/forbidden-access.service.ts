import type { Role } from '@pratiche/domain';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** A call that a logged-in account was not allowed to make. */
export interface ForbiddenAccess {
  by: { id: number; role: Role; address: string };
  method: string;
  /** Pattern of the route: an address may hold personal data. */
  route: string;
  /** Value of `:id` in the route; empty without one. */
  record: string;
}

/** Publishes answers of 403 to the listeners that record them. */
@Injectable()
export class ForbiddenAccessService {
  private listener: ((refusal: ForbiddenAccess) => void) | null = null;

  onForbiddenAccess(listener: (refusal: ForbiddenAccess) => void): void {
    this.listener = listener;
  }

  reportForbiddenAccess(request: FastifyRequest): void {
    const { caller, method, routeOptions, ip } = request;
    if (caller === undefined || caller === null) return;
    const record = (request.params as { id?: unknown } | undefined)?.id;
    this.listener?.({
      by: { id: caller.id, role: caller.role, address: ip },
      method,
      route: routeOptions.url ?? '',
      record: typeof record === 'string' ? record : '',
    });
  }
}
