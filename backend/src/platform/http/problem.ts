import type { Problem as ProblemBody, ProblemField } from '@pratiche/api';

export interface ProblemExtras {
  errors?: readonly ProblemField[];
  /** Further members of the body, for example `stored` on a version conflict. */
  [member: string]: unknown;
}

/** Throwable that becomes an `application/problem+json` answer. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
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

type Make = (message: string, code?: string, extras?: ProblemExtras) => Problem;

const maker =
  (status: number, usualCode: string): Make =>
  (message, code = usualCode, extras = {}) =>
    new Problem(status, code, message, extras);

export const badRequest = maker(400, 'bad-request');
export const unauthorized = maker(401, 'unauthorized');
export const forbidden = maker(403, 'forbidden');
export const notFound = maker(404, 'not-found');
export const conflict = maker(409, 'conflict');
export const tooLarge = maker(413, 'too-large');
export const unprocessable = maker(422, 'unprocessable');
export const tooManyRequests = maker(429, 'too-many-requests');
