import { ApiResponse } from '@nestjs/swagger';

/** Says that a call answers a file, of one of these types. */
export const ApiFileResponse = (...contentTypes: readonly string[]): MethodDecorator =>
  ApiResponse({
    status: 200,
    description: 'The file; its name stands in content-disposition.',
    content: Object.fromEntries(
      contentTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
    headers: {
      'Content-Disposition': { description: 'Name of the file.', schema: { type: 'string' } },
    },
  });
