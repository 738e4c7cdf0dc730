import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal.js';
import { ApiBearerAuth, ApiParam, DECORATORS } from '@nestjs/swagger';
import { POLICIES, type Caller, type PolicyName } from '@pratiche/domain';
import { BEFORE_SECOND_STEP_KEY, POLICY_KEY } from '../auth/policy.decorator.js';
import { hasHandlerArgument } from '../http/handler-arguments.util.js';
import { ApiProblems, listProblems, type ProblemCodes } from './api-problems.decorator.js';
import { PATH_PARAMETERS } from './path-parameters.constants.js';
import { createProblemResponses } from './problem-responses.util.js';

const INVALID_INPUT: ProblemCodes = { 400: ['invalid-data'] };
const SECOND_STEP: ProblemCodes = { 403: ['second-step-needed'] };
const LINK_OVER: ProblemCodes = { 404: ['link-not-valid'] };
const LIMITED: ProblemCodes = { 429: ['too-many-attempts'] };
const OPERATOR: Caller = { role: 'SuperAdmin', isContractVerified: true };

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
  const policy = Reflect.getMetadata(POLICY_KEY, handler) as PolicyName | undefined;
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
      INVALID_INPUT,
      ...(needsLogin ? [401, 403] : []),
      ...(needsSecondStep(handler, policy) ? [SECOND_STEP] : []),
      ...(parameters.length > 0 ? [404] : []),
      ...(policy === 'beneficiaryLink' ? [LINK_OVER] : []),
      ...(takesBody ? [413, 415] : []),
      // Space of the server may run out under whatever is stored.
      ...(isRead ? [] : [507]),
      LIMITED,
      500,
      503,
    ),
  ];
  for (const decorate of decorators) decorate(prototype, name, descriptor);
  for (const decorate of createProblemResponses(listProblems(handler)))
    decorate(prototype, name, descriptor);
}

/** Whether the back office may call it, but only once its second login step is set up. */
const needsSecondStep = (handler: object, policy: PolicyName = 'public'): boolean =>
  !POLICIES[policy](null) &&
  POLICIES[policy](OPERATOR) &&
  Reflect.getMetadata(BEFORE_SECOND_STEP_KEY, handler) !== true;
