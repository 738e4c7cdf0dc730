import { afterEach, expect, it, jest } from '@jest/globals';
import { installErrorReporter } from './error-reporter.js';

afterEach(() => {
  jest.restoreAllMocks();
});

it('sends what fails, what is rejected and what a page caught, each once and a few at most', () => {
  const sent: { kind: string; name: string }[] = [];
  globalThis.fetch = jest.fn((_: unknown, options: { body: string }) => {
    sent.push(JSON.parse(options.body) as { kind: string; name: string });
    return Promise.reject(new Error('away'));
  }) as never;
  const report = installErrorReporter('1.0.0-x');
  const thrown = new RangeError('x');
  window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  // A picture that does not load.
  window.dispatchEvent(new ErrorEvent('error'));
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new TypeError('y') }),
  );
  window.dispatchEvent(new CustomEvent('pratiche:caught-error', { detail: new Error('z') }));
  const missing = { kind: 'load', error: new Error('away'), remote: 'mfe-lists' };
  for (const reference of ['AAAAAA', 'BBBBBB'])
    window.dispatchEvent(
      new CustomEvent('pratiche:caught-error', {
        detail: { ...missing, remoteRelease: '1.0.0', reference },
      }),
    );
  expect(sent.map(({ kind, name }) => [kind, name])).toEqual([
    ['error', 'RangeError'],
    ['rejection', 'TypeError'],
    ['boundary', 'Error'],
    ['load', 'Error'],
  ]);
  expect(sent[3]).toMatchObject({
    remote: 'mfe-lists',
    remoteRelease: '1.0.0',
    reference: 'AAAAAA',
    message: 'away',
  });
  for (let count = 0; count < 9; count += 1) report('start', new Error(`loop ${count}`));
  expect(sent).toHaveLength(5);
});
