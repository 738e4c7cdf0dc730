import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { overrideRemotes, prefetchManifest, resolveRemoteEntry } from './remotes.js';

const answers: unknown[] = [];
const asked = jest.fn(() => {
  const answer = answers.shift();
  return answer === undefined
    ? Promise.reject(new TypeError('no network'))
    : Promise.resolve(new Response(JSON.stringify(answer)));
});
const entry = () => resolveRemoteEntry('mfe-lists', new AbortController().signal);

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(asked);
  Object.assign(globalThis, { window: { location: { origin: 'https://portale.example' } } });
});
afterEach(() => {
  jest.restoreAllMocks();
  asked.mockClear();
});

it('uses the prefetched list once, and fetches it again for every later load', async () => {
  answers.push(
    { 'mfe-lists': '/remotes/mfe-lists/remoteEntry.js' },
    { 'mfe-lists': 'https://lists.example/v1/remoteEntry.js' },
  );
  await prefetchManifest();
  expect(await entry()).toBe('https://portale.example/remotes/mfe-lists/remoteEntry.js');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await entry()).toBe('https://lists.example/v1/remoteEntry.js');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks again when the early answer failed', async () => {
  answers.push(undefined, { 'mfe-lists': '/remotes/mfe-lists/remoteEntry.js' });
  await expect(prefetchManifest()).rejects.toThrow('no network');
  expect(await entry()).toBe('https://portale.example/remotes/mfe-lists/remoteEntry.js');
});

it('says which remote is missing', async () => {
  answers.push([]);
  await expect(entry()).rejects.toThrow('mfe-lists');
});

it('takes the entry of one remote from elsewhere, and the others from the list', async () => {
  overrideRemotes(Promise.resolve({ 'mfe-wizard': 'https://wizard.example/remoteEntry.js' }));
  answers.push({ 'mfe-lists': '/remotes/mfe-lists/remoteEntry.js' });
  expect(await resolveRemoteEntry('mfe-wizard', new AbortController().signal)).toBe(
    'https://wizard.example/remoteEntry.js',
  );
  expect(asked).not.toHaveBeenCalled();
  expect(await entry()).toBe('https://portale.example/remotes/mfe-lists/remoteEntry.js');
});
