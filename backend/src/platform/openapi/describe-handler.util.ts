import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal.js';
import { ApiBearerAuth, ApiParam, DECORATORS } from '@nestjs/swagger';
import { POLICY_KEY } from '../auth/policy.decorator.js';
import { hasHandlerArgument } from '../http/handler-arguments.util.js';
import { ApiProblems } from './api-problems.decorator.js';
import { PATH_PARAMETERS } from './path-parameters.constants.js';

/** Adds to a call what its route already says: who may call it, and the errors that follow. */
export function describeHandler(
  controller: object,
  prototype: object,
  name: string,
  descriptor: PropertyDescriptor,
): void {
  const handler = descriptor.value as object;
  const path = Reflect.getMetadata(PATH_METADATA, handler) as string | string[] | undefined;
  if (path === undefined) return;
  const policy = Reflect.getMetadata(POLICY_KEY, handler) as string | undefined;
  const needsLogin = policy !== 'public' && policy !== 'beneficiaryLink';
  const parameters = [...String(path).matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
  const takesBody =
    hasHandlerArgument(controller, name, RouteParamtypes.BODY) ||
    Reflect.hasMetadata(DECORATORS.API_CONSUMES, handler);
  const isRead = Reflect.getMetadata(METHOD_METADATA, handler) === RequestMethod.GET;
  const decorators = [
    ...(needsLogin ? [ApiBearerAuth()] : []),
    ...parameters.map((parameter) => ApiParam(PATH_PARAMETERS[parameter] ?? { name: parameter })),
    ApiProblems(
      // At least for parameters of a query that the call does not know.
      400,
      ...(needsLogin ? [401, 403] : []),
      ...(parameters.length > 0 ? [404] : []),
      ...(takesBody ? [413, 415] : []),
      // Space of the server may run out under whatever is stored.
      ...(isRead ? [] : [507]),
      429,
      500,
      503,
    ),
  ];
  for (const decorate of decorators) decorate(prototype, name, descriptor);
}
