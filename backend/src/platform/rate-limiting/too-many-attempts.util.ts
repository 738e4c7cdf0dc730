import { selectPlural } from '@pratiche/domain';
import { PROBLEM_CODES } from '@pratiche/api';
import { tooManyRequests, type Problem } from '../http/index.js';

/** 429 with `Retry-After`. @param sentence what there was too much of, without a full stop */
export function tooManyAttempts(sentence: string, waitMs: number): Problem {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
  return tooManyRequests(
    `${sentence}: riprova tra ${selectPlural(minutes, 'un minuto', `${minutes} minuti`)}.`,
    PROBLEM_CODES.tooManyAttempts,
    { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) },
  );
}
