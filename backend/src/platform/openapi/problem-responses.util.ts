import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { ProblemCode } from '../http/problem-codes.constants.js';
import { ProblemDto } from '../http/dto/problem.dto.js';
import { PROBLEM_EXAMPLES } from './problem-examples.constants.js';

const RETRY_AFTER = {
  description: 'Seconds after which the call may be repeated.',
  schema: { type: 'integer' as const, example: 30 },
};

/** Describes the problems of a call: its statuses, and for each the codes that it can have. */
export const createProblemResponses = (
  problems: ReadonlyMap<number, readonly ProblemCode[]>,
): MethodDecorator[] => [
  ApiExtraModels(ProblemDto),
  ...[...problems].map(([status, codes]) =>
    ApiResponse({
      status,
      description: codes.join(', '),
      ...(status === 429 ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
      content: {
        'application/problem+json': {
          schema: {
            allOf: [
              { $ref: getSchemaPath(ProblemDto) },
              { properties: { code: { type: 'string', enum: [...codes] } } },
            ],
          },
          examples: Object.fromEntries(
            codes.map((code) => [
              code,
              { value: { status, code, message: PROBLEM_EXAMPLES[code] } },
            ]),
          ),
        },
      },
    }),
  ),
];
