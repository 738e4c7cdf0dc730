import { jest } from '@jest/globals';
import type { ApiClient } from '../src/index.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call was made with; a test looks into the part that it is about. */
export interface CallInit {
  params?: { path?: object; query?: object; header?: object };
  body?: unknown;
  fetch?: unknown;
}

/**
 * Answers one call of the page's API client in place of the server until `jest.restoreAllMocks`.
 * @returns the mock: one call of it for each call of the API
 */
export function stubCall<Init = CallInit>(
  api: ApiClient,
  method: Method,
  path: string,
  answer: (init: Init) => unknown,
) {
  const answered = jest.fn(async (init: Init) => answer(init));
  const spy = jest.spyOn(api, method) as unknown as jest.Mock<
    (path: string, init: Init) => Promise<unknown>
  >;
  const others = spy.getMockImplementation();
  spy.mockImplementation(async (called, init) => {
    if (called === path) return { data: await answered(init), response: new Response() };
    if (others === undefined) throw new Error(`${method} ${called} is not stubbed`);
    return others(called, init);
  });
  return answered;
}
