import { applyDecorators, type Type } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';

export const MULTIPART = 'multipart/form-data';

/** Says which fields and files a call takes as multipart form. */
export const ApiMultipart = (form: Type<unknown>): MethodDecorator =>
  applyDecorators(ApiConsumes(MULTIPART), ApiBody({ type: form }));
