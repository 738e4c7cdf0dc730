import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { PolicyName } from '@pratiche/domain';
import { Policy } from '../auth/policy.decorator.js';
import type { RateClass } from '../config/index.js';
import { RateLimit } from '../rate-limiting/rate-limit.decorator.js';
import { ApiPageResponse } from './api-page-response.decorator.js';
import { ApiProblems, type ProblemCodes } from './api-problems.decorator.js';

/** Rows of a list, with their total number in a header. */
interface PageOf {
  readonly row: Type<unknown>;
}

interface CallOptions {
  description?: string;
  /** How often: a class of limits of its own; without it, the one of all calls. */
  rate?: RateClass;
  /** A DTO, several as `[Dto]`, or `pageOf(Dto)`; files and other answers have a decorator of their own. */
  answer?: Type<unknown> | readonly [Type<unknown>] | PageOf;
  /** 200 if not given; 204 answers nothing. */
  status?: 200 | 201 | 202 | 204;
  /** Errors beside those that follow from its route. */
  problems?: ProblemCodes | readonly (number | ProblemCodes)[];
}

/** The answer of a list: one page of its rows. */
export const pageOf = (row: Type<unknown>): PageOf => ({ row });

/**
 * Says of a handler what its route and types cannot: its purpose, as a verb and its object, who may
 * call it, what it answers and how it fails.
 */
export const Call = (
  summary: string,
  policy: PolicyName,
  { description, rate, answer, status = 200, problems = [] }: CallOptions = {},
): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary, ...(description !== undefined && { description }) }),
    HttpCode(status),
    Policy(policy),
    ...(rate === undefined ? [] : [RateLimit(rate)]),
    ...describeAnswer(answer, status),
    ApiProblems(...[problems].flat()),
  );

function describeAnswer(answer: CallOptions['answer'], status: number): MethodDecorator[] {
  if (status === 204) return [ApiNoContentResponse()];
  if (answer === undefined) return [];
  if ('row' in answer) return [ApiPageResponse(answer.row)];
  const [type, isArray] = Array.isArray(answer) ? [answer[0], true] : [answer, false];
  return [ApiResponse({ status, description: '', type: type as Type<unknown>, isArray })];
}
