import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ApiProblems } from './api-problems.decorator.js';

/** Says that a call answers a file, of one of these types; 423 until it has been scanned. */
export const ApiFileResponse = (...contentTypes: readonly string[]): MethodDecorator =>
  applyDecorators(
    ApiResponse({
      status: 200,
      description: 'The file; its name stands in content-disposition.',
      content: Object.fromEntries(
        contentTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
      headers: {
        'Content-Disposition': { description: 'Name of the file.', schema: { type: 'string' } },
      },
    }),
    ApiProblems(423),
  );
