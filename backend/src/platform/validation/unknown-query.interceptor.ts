import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { RouteParamtypes } from '@nestjs/common/internal.js';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { hasHandlerArgument } from '../http/handler-arguments.util.js';
import { INVALID_QUERY_MESSAGE } from './dto-validation.pipe.js';
import { invalidData } from './dto-validator.util.js';
import { MAX_FIELDS, UNKNOWN_PARAMETER_MESSAGE } from './validation-errors.mapper.js';

/**
 * Refuses the query of a call that takes none: a misspelt parameter that is passed over looks like
 * one that was obeyed. The pipe does the same where a call takes some.
 */
@Injectable()
export class UnknownQueryInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { query } = context.switchToHttp().getRequest<FastifyRequest>();
    const parameters = Object.keys(query ?? {});
    if (parameters.length > 0 && !takesQuery(context))
      throw invalidData(
        parameters
          .slice(0, MAX_FIELDS)
          .map((field) => ({ field, message: UNKNOWN_PARAMETER_MESSAGE })),
        INVALID_QUERY_MESSAGE,
      );
    return next.handle();
  }
}

const takesQuery = (context: ExecutionContext): boolean =>
  hasHandlerArgument(context.getClass(), context.getHandler().name, RouteParamtypes.QUERY);
