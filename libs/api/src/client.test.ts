import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readData, readDownload, readPage } from './answers.js';
import { ApiError } from './api-error.js';
import { createApiClient } from './client.js';
import { downloadFileOrLink, isDownloadLink } from './download-file-or-link.js';
import { toFormData } from './multipart.js';

const ORIGIN = 'http://portal.test';

const problem = (status: number) =>
  Response.json(
    { status, code: 'x', message: 'dal server' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

const fetched = jest.fn<typeof fetch>();
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
});
afterEach(() => {
  fetched.mockReset();
  jest.restoreAllMocks();
});

const requests = () => fetched.mock.calls.map(([request]) => request as Request);
const bearers = () => requests().map(({ headers }) => headers.get('authorization'));

function setUp(refresh: () => Promise<string | null> = () => Promise.resolve('new')) {
  const onSessionLost = jest.fn();
  const refreshed = jest.fn(refresh);
  const api = createApiClient({
    baseUrl: ORIGIN,
    getToken: () => 'old',
    refresh: refreshed,
    onSessionLost,
  });
  return { api, onSessionLost, refreshed };
}

describe('a call that answers 401', () => {
  it('refreshes once and tries once more, with the new token and the same body', async () => {
    fetched.mockResolvedValueOnce(problem(401)).mockResolvedValueOnce(Response.json({ rows: [] }));
    const { api, refreshed, onSessionLost } = setUp();
    await readData(api.POST('/api/module/accept', { body: { ids: [7] } }));
    expect(bearers()).toEqual(['Bearer old', 'Bearer new']);
    expect(await requests()[1]?.json()).toEqual({ ids: [7] });
    expect(refreshed).toHaveBeenCalledTimes(1);
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('removes the stored user when the refresh fails, and does not try again', async () => {
    fetched.mockResolvedValue(problem(401));
    const { api, onSessionLost } = setUp(() => Promise.resolve(null));
    await expect(api.GET('/api/Module/count')).rejects.toThrow(ApiError);
    expect(onSessionLost).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('gives up when the new token is refused too', async () => {
    fetched.mockImplementation(() => Promise.resolve(problem(401)));
    const { api, refreshed } = setUp();
    await expect(api.GET('/api/Module/count')).rejects.toMatchObject({ status: 401 });
    expect([fetched.mock.calls.length, refreshed.mock.calls.length]).toEqual([2, 1]);
  });

  it('keeps the user when the server cannot be asked', async () => {
    fetched.mockResolvedValue(problem(401));
    const { api, onSessionLost } = setUp(() =>
      Promise.reject(new ApiError({ status: 0, code: 'network', message: 'x' })),
    );
    await expect(api.GET('/api/Module/count')).rejects.toMatchObject({ status: 0 });
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('is spared a token that says it has ended: that one is renewed first', async () => {
    const ended = `x.${btoa(JSON.stringify({ iat: 1, exp: 901 }))}.x`;
    fetched.mockResolvedValue(Response.json([]));
    const api = createApiClient({
      baseUrl: ORIGIN,
      getToken: () => ended,
      refresh: () => Promise.resolve('new'),
      onSessionLost: jest.fn(),
    });
    expect(await readData(api.GET('/api/Works'))).toEqual([]);
    expect(bearers()).toEqual(['Bearer new']);
  });

  it('is passed on unchanged where the call needs no login', async () => {
    fetched.mockResolvedValue(problem(401));
    const { api, refreshed } = setUp();
    await expect(
      api.POST('/api/Accounts/login', { body: { Email: 'a@example.test', Password: 'x' } }),
    ).rejects.toMatchObject({ status: 401 });
    expect(refreshed).not.toHaveBeenCalled();
    expect(bearers()).toEqual([null]);
  });
});

describe('an answer', () => {
  it('that says that nothing changed is no failure, and has no body', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 304 }));
    const answer = await setUp().api.GET('/api/Accounts/activity', {
      params: { header: { 'If-None-Match': '"7"' } },
    });
    expect([answer.response.status, answer.data]).toEqual([304, undefined]);
    expect(requests()[0]?.headers.get('if-none-match')).toBe('"7"');
  });

  it('that is no problem of ours is a failure with a message all the same', async () => {
    fetched.mockResolvedValue(new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(setUp().api.GET('/api/Module/count')).rejects.toMatchObject({
      status: 502,
      code: 'unexpected',
    });
  });

  it('that does not come is a failure of the network, and a cancelled call stays cancelled', async () => {
    fetched.mockRejectedValue(new TypeError('fetch failed'));
    await expect(setUp().api.GET('/api/Module/count')).rejects.toMatchObject({ code: 'network' });
    const signal = AbortSignal.abort();
    await expect(setUp().api.GET('/api/Module/count', { signal })).rejects.not.toBeInstanceOf(
      ApiError,
    );
  });

  it('with a page of a list says how many rows there are', async () => {
    fetched.mockResolvedValue(
      Response.json([], { headers: { 'x-total-count': '1000', 'x-total-more': 'true' } }),
    );
    const page = await readPage(
      setUp().api.GET('/api/Audit', { params: { query: { page: 2, actor: '' } } }),
    );
    expect(page).toEqual({ rows: [], total: 1000, isMore: true });
    expect(requests()[0]?.url).toBe(`${ORIGIN}/api/Audit?page=2`);
  });

  it('with a file keeps the name the server gave it', async () => {
    fetched.mockResolvedValue(
      new Response('x', {
        headers: { 'content-disposition': "attachment; filename*=UTF-8''Pi%C3%B9.pdf" },
      }),
    );
    const call = setUp().api.GET('/api/Library/download/{id}', {
      params: { path: { id: 3 } },
      parseAs: 'blob',
    });
    expect((await readDownload(call)).fileName).toBe('Più.pdf');
    expect(requests()[0]?.url).toBe(`${ORIGIN}/api/Library/download/3`);
  });
});

describe('a file that may be large', () => {
  const URL_OF_FILE = 'https://conto.blob.core.windows.net/pratiche/a.pdf?sig=x';
  const ask = () =>
    downloadFileOrLink(setUp().api, '/api/Upload/download/{fileId}', { path: { fileId: 3 } });
  const file = (headers: Record<string, string> = {}) =>
    new Response('{}', {
      headers: { 'content-disposition': 'attachment; filename=a.pdf', ...headers },
    });

  it('is a link where the server says that it answers one, and comes from the portal all the same', async () => {
    fetched.mockResolvedValueOnce(
      Response.json(
        { url: URL_OF_FILE, expiresAt: '2026-11-21T10:05:00.000Z' },
        { headers: { 'preference-applied': 'direct-link' } },
      ),
    );
    const got = await ask();
    if (!isDownloadLink(got)) throw new Error('No link');
    expect(got.url).toBe(URL_OF_FILE);
    fetched.mockResolvedValueOnce(file());
    expect((await got.fetchFromPortal()).fileName).toBe('a.pdf');
    expect(requests().map(({ url, headers }) => [url, headers.get('prefer')])).toEqual([
      [`${ORIGIN}/api/Upload/download/3`, 'direct-link'],
      [`${ORIGIN}/api/Upload/download/3`, null],
    ]);
  });

  it.each([{}, { 'preference-applied': 'respond-async' }, { 'content-type': 'application/json' }])(
    'is the file with the headers %j',
    async (headers) => {
      fetched.mockResolvedValueOnce(file(headers as Record<string, string>));
      expect(await ask()).toMatchObject({ fileName: 'a.pdf' });
    },
  );
});

it('a form has its fields in their order, objects as JSON, and none that is absent', () => {
  const file = new File(['x'], 'x.pdf');
  const form = toFormData({ data: { kind: 'guide' }, id: 3, none: undefined, empty: null, file });
  expect([...form]).toEqual([
    ['data', '{"kind":"guide"}'],
    ['id', '3'],
    ['file', expect.any(File)],
  ]);
});
