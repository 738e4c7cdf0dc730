import type { Type } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** Says that a call answers the rows of a list, with the total number in a header. */
export const ApiPageResponse = (row: Type<unknown>): MethodDecorator =>
  ApiResponse({
    status: 200,
    description: 'One page of the list.',
    type: row,
    isArray: true,
    headers: {
      'X-Total-Count': { description: 'Number of all rows.', schema: { type: 'integer' } },
      'X-Total-More': {
        description: 'true when there are more than the total says; long lists are not counted.',
        schema: { type: 'string', enum: ['true'] },
      },
    },
  });
