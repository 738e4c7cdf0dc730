import type { ProblemCode } from './problem-codes.constants.js';
import type { ProblemDto as ProblemBody, ProblemFieldDto } from '@pratiche/api';

export interface ProblemExtras {
  errors?: readonly ProblemFieldDto[];
  /** Further members of the body, for example `stored` on a version conflict. */
  [member: string]: unknown;
}

/** Throwable that becomes an `application/problem+json` answer. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    message: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(message);
    this.name = 'Problem';
  }

  get body(): ProblemBody {
    const { errors, ...members } = this.extras;
    return {
      status: this.status,
      code: this.code,
      message: this.message,
      ...(errors === undefined ? {} : { errors: [...errors] }),
      ...members,
    };
  }
}

type ProblemFactory = (message: string, code?: ProblemCode, extras?: ProblemExtras) => Problem;

const problemFactory =
  (status: number, usualCode: ProblemCode): ProblemFactory =>
  (message, code = usualCode, extras = {}) =>
    new Problem(status, code, message, extras);

export const badRequest = problemFactory(400, 'bad-request');
export const unauthorized = problemFactory(401, 'unauthorized');
export const forbidden = problemFactory(403, 'forbidden');
export const notFound = problemFactory(404, 'not-found');
export const conflict = problemFactory(409, 'conflict');
export const tooLarge = problemFactory(413, 'too-large');
export const unprocessable = problemFactory(422, 'unprocessable');
export const tooManyRequests = problemFactory(429, 'too-many-requests');
