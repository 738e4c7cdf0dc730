import type { PipeTransform } from '@nestjs/common';
import { notFound } from './problem.exception.js';

/** Largest id of a row: both databases keep it in 32 bits. */
export const MAX_ID = 2_147_483_647;

const NO_SUCH_CALL = 'La risorsa richiesta non esiste.';

/**
 * `@Param('id', idParam()) id: number`: anything that cannot be an id is a 404, as an unknown id is.
 * A word is a call that this release does not have: nothing was asked of a row.
 */
export const idParam = (message = NO_SUCH_CALL): PipeTransform<string, number> => ({
  transform(value) {
    if (/^[a-z]/i.test(value)) throw notFound(NO_SUCH_CALL);
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
    if (id === 0 || id > MAX_ID) throw notFound(message);
    return id;
  },
});
