import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from './app-config.factory.js';
import { StartupError } from './startup.error.js';

const folder = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => rmSync(folder, { recursive: true }));

const load = (azure: string, megabytes = '10') =>
  loadConfig(
    {
      DATABASE_URL: 'mysql://u:p@localhost/portal',
      JWT_SECRET: 's'.repeat(32),
      SIGNATURE_KEYS: 's'.repeat(32),
      AZURE_STORAGE_CONNECTION_STRING: azure,
      DOWNLOAD_LINK_MEGABYTES: megabytes,
      PLAIN_HOSTS: 'azurite',
    },
    folder,
  );
const linesOf = (azure: string, megabytes?: string): readonly string[] => {
  try {
    load(azure, megabytes);
  } catch (error) {
    if (error instanceof StartupError) return error.lines;
    throw error;
  }
  return [];
};

const ACCOUNT = 'DefaultEndpointsProtocol=https;AccountName=pratiche;AccountKey=b==';

describe('links to the storage', () => {
  it.each([
    [`${ACCOUNT};EndpointSuffix=core.windows.net`, 'https://pratiche.blob.core.windows.net'],
    [ACCOUNT, 'https://pratiche.blob.core.windows.net'],
    [`${ACCOUNT};BlobEndpoint=https://file.portale.example/`, 'https://file.portale.example'],
    [`${ACCOUNT};BlobEndpoint=http://127.0.0.1:10000/a;`, 'http://127.0.0.1:10000'],
  ])('with %s lead to %s', (azure, origin) => {
    expect(load(azure).downloadLinks).toEqual({ minBytes: 10_000_000, origin });
  });

  it('are off without the variable, and without a blob storage', () => {
    expect(load(ACCOUNT, '').downloadLinks).toBeNull();
    expect(load('', '10').downloadLinks).toBeNull();
  });

  it.each([
    [
      'BlobEndpoint=https://blob.test/a;SharedAccessSignature=x=y',
      /^DOWNLOAD_LINK_MEGABYTES needs an AccountKey/,
    ],
    [
      // A way of the operator's own is none of people's browsers.
      `${ACCOUNT};BlobEndpoint=http://azurite:10000/a`,
      /^DOWNLOAD_LINK_MEGABYTES would send files from azurite to browsers without TLS/,
    ],
    [
      'UseDevelopmentStorage=true',
      /^AZURE_STORAGE_CONNECTION_STRING has the key that the makers of Azurite published/,
    ],
  ])('are refused with %s', (azure, line) => {
    expect(linesOf(azure)).toEqual([expect.stringMatching(line)]);
  });

  it('are never signed with the published key, not even by the portal on loopback', () => {
    const azure = 'UseDevelopmentStorage=true';
    const env = { AZURE_STORAGE_CONNECTION_STRING: azure, PORTAL_STAGE: 'test' };
    expect(loadConfig(env, folder).storage).toMatchObject({ connectionString: azure });
    expect(() => loadConfig({ ...env, DOWNLOAD_LINK_MEGABYTES: '10' }, folder)).toThrow(
      StartupError,
    );
  });

  it.each(['0', '-1', '1.5', 'on', '100000'])('are not given from %s megabytes on', (megabytes) => {
    expect(linesOf(ACCOUNT, megabytes)).toEqual([
      'DOWNLOAD_LINK_MEGABYTES must be a number from 1 to 99999',
    ]);
  });
});
