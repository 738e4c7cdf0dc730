import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto } from '../http/problem.dto.js';
import { getUsualProblem } from '../http/problem.mapper.js';

const RETRY_AFTER = {
  description: 'Seconds after which the call may be repeated.',
  schema: { type: 'integer' as const, example: 30 },
};

/** Says which errors a call can answer beside those that follow from its route. */
export const ApiProblems = (...statuses: readonly number[]): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ApiExtraModels(ProblemDto),
    ...statuses.map((status) => {
      const { code, message } = getUsualProblem(status);
      return ApiResponse({
        status,
        description: code,
        ...(status === 429 ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
        content: {
          'application/problem+json': {
            schema: { $ref: getSchemaPath(ProblemDto) },
            example: { status, code, message },
          },
        },
      });
    }),
  );
