import { applyDecorators, type Type } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { ApiProblems } from './api-problems.decorator.js';

export const MULTIPART = 'multipart/form-data';

/** Says which fields and files a call takes as multipart form. */
export const ApiMultipart = (form: Type<unknown>): MethodDecorator =>
  applyDecorators(
    ApiConsumes(MULTIPART),
    ApiBody({ type: form }),
    ApiProblems({ 400: ['file-empty', 'upload-unreadable'], 413: ['file-too-large'] }),
  );
