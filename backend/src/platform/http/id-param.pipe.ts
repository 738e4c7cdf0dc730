import type { PipeTransform } from '@nestjs/common';
import { notFound } from './problem.exception.js';

/** Largest id of a row: both databases keep it in 32 bits. */
export const MAX_ID = 2_147_483_647;

/** `@Param('id', idParam()) id: number`: anything that cannot be an id is a 404, as an unknown id is. */
export const idParam = (
  message = 'La risorsa richiesta non esiste.',
): PipeTransform<string, number> => ({
  transform(value) {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
    if (id === 0 || id > MAX_ID) throw notFound(message);
    return id;
  },
});
