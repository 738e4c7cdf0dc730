import { describe, expect, it } from '@jest/globals';
import { expectOk } from './dossier-flow.js';
import type { HttpResponse } from './http-client.js';
import { expectProblem } from './problem-assertions.js';

const answer = (status: number, body: object, type = 'application/json'): HttpResponse => {
  const text = JSON.stringify(body);
  return {
    status,
    headers: new Headers({ 'content-type': type }),
    bytes: Buffer.from(text),
    text,
    json: <T>() => JSON.parse(text) as T,
  };
};
const OK = answer(200, { id: 7 });
const PROBLEM = answer(
  404,
  { status: 404, code: 'not-found', message: 'La pratica non esiste' },
  'application/problem+json',
);

describe('an answer or its promise', () => {
  it('is taken alike by expectOk', async () => {
    expect([await expectOk(OK), await expectOk(Promise.resolve(OK))]).toEqual([
      { id: 7 },
      { id: 7 },
    ]);
    await expect(expectOk(PROBLEM)).rejects.toThrow('404 instead of 200: {"status":404');
  });

  it('is taken alike by expectProblem', async () => {
    expect(expectProblem(PROBLEM, 404, 'not-found').code).toBe('not-found');
    expect((await expectProblem(Promise.resolve(PROBLEM), 404)).code).toBe('not-found');
    await expect(expectProblem(Promise.resolve(OK), 404)).rejects.toThrow('200');
  });

  it('is asked for where there is another value', async () => {
    const body = { id: 7 } as unknown as HttpResponse;
    await expect(expectOk(body)).rejects.toThrow(
      'expectOk takes the answer of a call, or its promise, but got {"id":7}.',
    );
    expect(() => expectProblem(undefined as unknown as HttpResponse, 404)).toThrow(
      'expectProblem takes the answer of a call, or its promise, but got undefined.',
    );
  });
});
