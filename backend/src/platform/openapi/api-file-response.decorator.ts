import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ApiProblems } from './api-problems.decorator.js';

type Content = Record<string, { schema: object }>;

const createFileResponse = (contentTypes: readonly string[], more: Content = {}): MethodDecorator =>
  applyDecorators(
    ApiResponse({
      status: 200,
      description: 'The file; its name is in content-disposition.',
      content: {
        ...Object.fromEntries(
          contentTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
        ...more,
      },
      headers: {
        'Content-Disposition': { description: 'Name of the file.', schema: { type: 'string' } },
      },
    }),
    ApiProblems({ 423: ['file-unscanned'] }),
  );

/** Says that a call answers a file, of one of these types; 423 until it has been scanned. */
export const ApiFileResponse = (...contentTypes: readonly string[]): MethodDecorator =>
  createFileResponse(contentTypes);

/** The same for a call that may answer JSON in its place. */
export const ApiFileOrDtoResponse = (
  dto: Type,
  ...contentTypes: readonly string[]
): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(dto),
    createFileResponse(contentTypes, {
      'application/json': { schema: { $ref: getSchemaPath(dto) } },
    }),
  );
