import 'fake-indexeddb/auto';
import type { ApiClient } from '@pratiche/api';
import { CURRENT_SETTING_DEFAULTS } from '@pratiche/domain';
import { keepReference, readReference } from '@pratiche/federation/device-store';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { keepReferenceData } from './reference-data.js';

const BERGAMO = { name: 'Bergamo', code: 'A794' };
const MUNICIPALITIES = ['municipalities'];

const createClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const answer = jest.fn(async () => ({ data: [BERGAMO], response: new Response() }));
const api = { GET: answer } as unknown as ApiClient;
const fail = () => Promise.reject(Object.assign(new Error('Rete'), { status: 0 }));
const read = async (name: 'municipalities' | 'settings') => (await readReference(name))?.value;

let stop: () => void = () => undefined;
beforeEach(async () => {
  answer.mockClear();
  await keepReference('municipalities', []);
  await keepReference('settings', {});
});
afterEach(() => stop());

it('keeps what the server answers, before and after it begins', async () => {
  const client = createClient();
  client.setQueryData(MUNICIPALITIES, [BERGAMO]);
  stop = keepReferenceData(client, api);
  const settings = { version: 4, current: CURRENT_SETTING_DEFAULTS, dated: {} };
  await client.fetchQuery({ queryKey: ['settings-in-force'], queryFn: async () => settings });
  await waitFor(async () => expect(await read('municipalities')).toEqual([BERGAMO]));
  await waitFor(async () => expect(await read('settings')).toMatchObject({ version: 4 }));
});

it('gives a page what it keeps where nothing answers, to be asked for again later', async () => {
  await keepReference('municipalities', [BERGAMO]);
  await keepReference('settings', { version: 4, current: {}, dated: {} });
  const client = createClient();
  await client
    .fetchQuery({ queryKey: ['settings-in-force'], queryFn: fail })
    .catch(() => undefined);
  stop = keepReferenceData(client, api);
  await client.fetchQuery({ queryKey: MUNICIPALITIES, queryFn: fail }).catch(() => undefined);
  await waitFor(() => expect(client.getQueryData(MUNICIPALITIES)).toEqual([BERGAMO]));
  expect(client.getQueryState(MUNICIPALITIES)?.isInvalidated).toBe(true);
  await waitFor(() =>
    expect(client.getQueryData(['settings-in-force'])).toEqual({
      version: 4,
      current: CURRENT_SETTING_DEFAULTS,
      dated: {},
    }),
  );
  expect(await read('settings')).toEqual({ version: 4, current: {}, dated: {} });
});

it('fetches the municipalities by itself once a week', async () => {
  stop = keepReferenceData(createClient(), api);
  // A read that begins later ends later.
  expect(await read('municipalities')).toEqual([]);
  expect(await read('municipalities')).toEqual([]);
  expect(answer).not.toHaveBeenCalled();
  stop();
  const weekLater = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 86_400_000);
  stop = keepReferenceData(createClient(), api);
  await waitFor(async () => expect(await read('municipalities')).toEqual([BERGAMO]));
  expect(answer).toHaveBeenCalledTimes(1);
  weekLater.mockRestore();
});

it('fetches them also where a part only looks whether others have', async () => {
  const weekLater = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 86_400_000);
  const client = createClient();
  client.getQueryCache().build(client, { queryKey: MUNICIPALITIES });
  stop = keepReferenceData(client, api);
  await waitFor(async () => expect(await read('municipalities')).toEqual([BERGAMO]));
  weekLater.mockRestore();
});
