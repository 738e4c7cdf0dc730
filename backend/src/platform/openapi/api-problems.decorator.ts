import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto } from '../http/problem.dto.js';
import { getUsualProblem } from '../http/problem.mapper.js';

/** Says which errors a call can answer beside those that follow from its route. */
export const ApiProblems = (...statuses: readonly number[]): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ApiExtraModels(ProblemDto),
    ...statuses.map((status) => {
      const { code, message } = getUsualProblem(status);
      return ApiResponse({
        status,
        description: code,
        content: {
          'application/problem+json': {
            schema: { $ref: getSchemaPath(ProblemDto) },
            example: { status, code, message },
          },
        },
      });
    }),
  );
