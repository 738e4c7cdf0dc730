import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const CONSUMES_KEY = 'consumes';

/** Says in the description of the API which types of body a handler takes; `application/json` without it. */
export const Consumes = (...types: string[]): CustomDecorator => SetMetadata(CONSUMES_KEY, types);
