import { isDeepStrictEqual } from 'node:util';
import type { HttpResponse } from '../kit/http-client.js';
import type { Real } from './model.types.js';

/** What two equal requests at once must come to. */
export type Outcome =
  /** One is done, the other is told that it is too late. */
  | 'once'
  /** Both are done, the second in place of the first: what is left is one. */
  | 'replaced'
  /** Both answer the one effect: the request names a key, or repeating it changes nothing. */
  | 'same'
  /** Neither changes anything. */
  | 'refused';

const REFUSALS = [400, 404, 409, 422];

/** Sends a request twice at once, and answers the one that was done; `null` when none was to be. */
export async function callTwice(
  { start }: Real,
  outcome: Outcome,
  call: () => Promise<HttpResponse>,
): Promise<HttpResponse | null> {
  const answers = await Promise.all([start(call), start(call)]);
  const done = answers.filter(({ status }) => status === 200 || status === 204);
  const refused = answers.filter(({ status }) => REFUSALS.includes(status));
  const expected = { once: 1, replaced: 2, same: 2, refused: 0 }[outcome];
  if (done.length !== expected || done.length + refused.length !== answers.length)
    throw new Error(
      `Expected "${outcome}" of two requests at once: ${answers.map(({ status, text }) => `${status} ${text.slice(0, 300)}`).join(' / ')}`,
    );
  // A stored form has its fields in another order than the one that was sent.
  if (outcome === 'same' && !isDeepStrictEqual(readBody(answers[0]), readBody(answers[1])))
    throw new Error(`Two answers of one key: ${answers.map(({ text }) => text).join(' / ')}`);
  return done[0] ?? null;
}

const readBody = (answer: HttpResponse | undefined): unknown =>
  answer === undefined || answer.text === '' ? null : answer.json();
