import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AzureStorageAdapter } from './azure-storage.adapter.js';

const KEY = randomBytes(64).toString('base64');
const EXPIRES_AT = new Date('2026-11-21T10:05:00.000Z');

const sign = async (connection: string, key = 'dossiers/7/a.pdf', fileName = 'Fattura.pdf') => {
  const storage = new AzureStorageAdapter(connection, 'pratiche');
  const url = await storage.createDownloadLink(key, {
    fileName,
    contentType: 'application/pdf',
    expiresAt: EXPIRES_AT,
  });
  return url === null ? null : new URL(url);
};
const account = (more = '', protocol = 'https') =>
  `DefaultEndpointsProtocol=${protocol};AccountName=conto;AccountKey=${KEY};EndpointSuffix=core.windows.net;${more}`;

describe('a link to a blob', () => {
  it('is signed for this file, for reading alone, until it expires, over TLS', async () => {
    const { origin, pathname, searchParams } = (await sign(account())) as URL;
    expect([origin, pathname]).toEqual([
      'https://conto.blob.core.windows.net',
      '/pratiche/dossiers/7/a.pdf',
    ]);
    const { sig, sv, ...signed } = Object.fromEntries(searchParams);
    expect([sig, sv].map((value) => value !== undefined && value !== '')).toEqual([true, true]);
    expect(signed).toEqual({
      sr: 'b',
      sp: 'r',
      spr: 'https',
      se: '2026-11-21T10:05:00Z',
      rscc: 'private, no-store',
      rscd: `attachment; filename="Fattura.pdf"; filename*=UTF-8''Fattura.pdf`,
      rsct: 'application/pdf',
    });
  });

  it.each([
    [
      'Perché “è” 日本.pdf',
      `filename="Perche _e_ __.pdf"; filename*=UTF-8''Perch%C3%A9%20%E2%80%9C%C3%A8%E2%80%9D%20%E6%97%A5%E6%9C%AC.pdf`,
    ],
    ['a";b\\%.pdf', `filename="a_;b__.pdf"; filename*=UTF-8''a%22%3Bb%5C%25.pdf`],
    ['a\r\nb.pdf', `filename="a__b.pdf"; filename*=UTF-8''a%0D%0Ab.pdf`],
  ])('names the file %j', async (fileName, disposition) => {
    const url = await sign(account(), undefined, fileName);
    expect(url?.searchParams.get('rscd')).toBe(`attachment; ${disposition}`);
  });

  it.each([
    ['https', 'BlobEndpoint=https://file.portale.example', 'https'],
    ['http', '', 'https'],
    ['http', 'BlobEndpoint=http://127.0.0.1:10000/conto', 'https,http'],
    ['https', 'BlobEndpoint=https://localhost:10000/conto', 'https'],
  ])('of a service over %s, "%s", is good over %s', async (protocol, more, protocols) => {
    const url = await sign(account(more, protocol));
    expect(url?.searchParams.get('spr')).toBe(protocols);
  });

  it('has another signature for another file', async () => {
    const [one, other] = [await sign(account()), await sign(account(), 'dossiers/7/b.pdf')];
    expect(one?.searchParams.get('sig')).not.toBe(other?.searchParams.get('sig'));
  });

  it('is not there without the key of the account', async () => {
    expect(
      await sign('BlobEndpoint=https://conto.blob.core.windows.net;SharedAccessSignature=sv=x'),
    ).toBeNull();
  });
});

const azure = process.env['TEST_AZURE_STORAGE_CONNECTION_STRING'];
if (azure !== undefined) describe('a blob service, asked with a link', () => testService(azure));

/** Where a blob service is available: the part `production` of the tests starts one. */
function testService(connection: string): void {
  const storage = new AzureStorageAdapter(connection, `prova-${randomUUID()}`);
  const link = async (key: string, lifetimeMs = 60_000): Promise<string> =>
    (await storage.createDownloadLink(key, {
      fileName: 'Perché “è” ok.pdf',
      contentType: 'application/pdf',
      expiresAt: new Date(Date.now() + lifetimeMs),
    })) ?? '';

  beforeAll(async () => {
    await storage.writeFile('7/a.pdf', Buffer.from('mine'));
    await storage.writeFile('7/b.pdf', Buffer.from('not mine'));
  });

  it('gives the file as an attachment under its name', async () => {
    const answer = await fetch(await link('7/a.pdf'));
    expect([answer.status, await answer.text()]).toEqual([200, 'mine']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': `attachment; filename="Perche _e_ ok.pdf"; filename*=UTF-8''Perch%C3%A9%20%E2%80%9C%C3%A8%E2%80%9D%20ok.pdf`,
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
  });

  it('gives a part of it, so that a broken download goes on', async () => {
    const answer = await fetch(await link('7/a.pdf'), { headers: { range: 'bytes=2-3' } });
    expect([answer.status, await answer.text()]).toEqual([206, 'ne']);
  });

  it.each<[string, (url: string) => string]>([
    ['another file', (url) => url.replace('/7/a.pdf', '/7/b.pdf')],
    [
      'the list of the container',
      (url) => `${url.replace('/7/a.pdf', '')}&restype=container&comp=list`,
    ],
    ['a later end', (url) => url.replace(/se=[^&]+/, 'se=2099-01-01T00%3A00%3A00Z')],
    ['another name', (url) => url.replace(/rscd=[^&]+/, 'rscd=inline')],
    ['another type', (url) => url.replace(/rsct=[^&]+/, 'rsct=text%2Fhtml')],
    ['more rights', (url) => url.replace('sp=r', 'sp=rw')],
    ['no signature', (url) => url.replace(/&sig=[^&]+/, '')],
  ])('refuses %s', async (_, change) => {
    const url = await link('7/a.pdf');
    const changed = change(url);
    expect(changed).not.toBe(url);
    const answer = await fetch(changed);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain('mine');
  });

  it.each(['PUT', 'DELETE'])('refuses to %s with it', async (method) => {
    const answer = await fetch(await link('7/a.pdf'), {
      method,
      headers: { 'x-ms-blob-type': 'BlockBlob' },
      ...(method === 'PUT' ? { body: 'other' } : {}),
    });
    expect(answer.status).toBe(403);
    expect((await storage.readFile('7/a.pdf')).toString()).toBe('mine');
  });

  it('refuses it once it has expired', async () => {
    const [valid, expired] = [await link('7/a.pdf'), await link('7/a.pdf', -2_000)];
    expect((await fetch(valid)).status).toBe(200);
    expect((await fetch(expired)).status).toBe(403);
  });
}
