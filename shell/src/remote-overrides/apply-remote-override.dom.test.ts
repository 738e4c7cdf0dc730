import { readRemoteOverride, storeRemoteOverride } from '@pratiche/federation/remote-override';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { applyRemoteOverride } from './apply-remote-override.js';

const MARKER = { ticket: 'a.b.c', staysAfterLogout: false };
const ADDRESS = 'https://lists.example/1.0.0/remoteEntry.js';

const answer = jest.fn<typeof fetch>();
const bar = () => document.querySelector('aside');

beforeEach(() => {
  globalThis.fetch = answer;
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  storeRemoteOverride(MARKER);
});
afterEach(() => {
  answer.mockReset();
  bar()?.remove();
  window.localStorage.clear();
});

describe('what a browser keeps', () => {
  it('takes effect once the server has checked it, and every page says so', async () => {
    answer.mockResolvedValue(
      Response.json({ remote: 'mfe-lists', address: ADDRESS, until: '2026-11-24T17:05:00.000Z' }),
    );
    expect(await applyRemoteOverride(MARKER)).toEqual({ 'mfe-lists': ADDRESS });
    const [path, { body } = {}] = answer.mock.calls[0] ?? [];
    expect([path, body]).toEqual(['/api/RemoteOverrides/check', '{"ticket":"a.b.c"}']);
    expect(bar()?.textContent).toContain(
      'Elenchi delle pratiche (mfe-lists), da https://lists.example. Fino alle',
    );
    expect(document.body.firstElementChild).toBe(bar());
    bar()?.querySelector('button')?.click();
    expect(readRemoteOverride()).toBeNull();
  });

  it.each([400, 422])('is forgotten when the server answers %d', async (status) => {
    answer.mockResolvedValue(new Response('{}', { status }));
    expect(await applyRemoteOverride(MARKER)).toEqual({});
    expect([readRemoteOverride(), bar()]).toEqual([null, null]);
  });

  it.each([429, 500, 503])(
    'is kept for later, unused, when the server answers %d',
    async (status) => {
      answer.mockResolvedValue(new Response('{}', { status }));
      expect(await applyRemoteOverride(MARKER)).toEqual({});
      expect([readRemoteOverride(), bar()]).toEqual([MARKER, null]);
    },
  );
});

it.each(['', '{', 'null'])('%j in the storage is nothing', (text) => {
  window.localStorage.setItem('remote-override', text);
  expect(readRemoteOverride()).toBeNull();
});
