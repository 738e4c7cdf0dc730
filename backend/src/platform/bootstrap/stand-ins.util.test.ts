import { expect, it } from '@jest/globals';
import type { AppConfig } from '../config/index.js';
import { listStandIns } from './stand-ins.util.js';

const azure = (host: string) => ({
  kind: 'azure',
  container: 'pratiche',
  connectionString: `DefaultEndpointsProtocol=http;AccountName=pratiche;BlobEndpoint=http://${host}:10000/pratiche;`,
});
const listFor = (given: object): string[] =>
  listStandIns({ embedded: false, smtpUrl: null, ...given } as AppConfig);

it('names the stand-ins of the compose file, and nothing else', () => {
  expect(listFor({ storage: azure('azurite'), smtpUrl: 'smtp://mail:1025' })).toEqual([
    expect.stringMatching(/^AZURE_STORAGE_CONNECTION_STRING names Azurite/),
    expect.stringMatching(/^SMTP_URL names the mail catcher/),
  ]);
  const own = { storage: azure('files.example'), smtpUrl: 'smtps://mail.example' };
  expect(listFor(own)).toEqual([]);
  expect(listFor({ storage: { kind: 'folder', folder: '/data' } })).toEqual([]);
  expect(listFor({ ...own, embedded: true, smtpUrl: 'smtp://mail:1025' })).toEqual([]);
});
