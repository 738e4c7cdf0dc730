import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './app-config.factory.js';
import { StartupError } from './startup.error.js';

const SECURE: NodeJS.ProcessEnv = {
  DATABASE_URL: 'mysql://u:p@db.test/portal?tls=verify',
  REDIS_URL: 'rediss://r.test',
  SMTP_URL: 'smtps://m.test',
  MAIL_FROM: 'a@b.test',
  PUBLIC_URL: 'https://portale.test',
  AZURE_STORAGE_CONNECTION_STRING:
    'DefaultEndpointsProtocol=https;AccountName=a;AccountKey=b==;EndpointSuffix=core.windows.net',
  JWT_SECRET: 's'.repeat(32),
  SIGNATURE_KEYS: 's'.repeat(32),
  DATA_DIR: tmpdir(),
};
const linesOf = (change: NodeJS.ProcessEnv): readonly string[] => {
  try {
    loadConfig({ ...SECURE, ...change });
  } catch (error) {
    if (error instanceof StartupError) return error.lines;
    throw error;
  }
  return [];
};

describe('a server set-up', () => {
  it.each<[string, NodeJS.ProcessEnv]>([
    ['TLS everywhere', {}],
    ['STARTTLS insisted on', { SMTP_URL: 'smtp://m.test:587?requireTLS=true' }],
    [
      'a blob endpoint with https',
      {
        AZURE_STORAGE_CONNECTION_STRING:
          'BlobEndpoint=https://blob.test/a;SharedAccessSignature=x=y',
      },
    ],
    [
      'everything on this machine',
      {
        DATABASE_URL: 'mysql://u:p@127.0.0.1/portal',
        REDIS_URL: 'redis://localhost',
        SMTP_URL: 'smtp://[::1]:25',
        PUBLIC_URL: 'http://localhost:8080',
        AZURE_STORAGE_CONNECTION_STRING:
          'DefaultEndpointsProtocol=http;AccountName=a;AccountKey=b==;BlobEndpoint=http://127.0.0.1:10000/a;',
        CLAMAV_URL: 'tcp://127.0.0.1:3310',
      },
    ],
    ['a scanner on a socket', { CLAMAV_URL: 'unix:/run/clamav/clamd.ctl' }],
    [
      'hosts the operator answers for',
      {
        DATABASE_URL: 'mysql://u:p@mysql/portal',
        REDIS_URL: 'redis://Redis',
        CLAMAV_URL: 'tcp://clamav:3310',
        PLAIN_HOSTS: 'mysql, redis,CLAMAV',
      },
    ],
    ['none at all, as it has no parts', { DATABASE_URL: '', REDIS_URL: 'redis://r.test' }],
  ])('starts with %s', (_, change) => {
    expect(linesOf(change)).toEqual([]);
  });

  it.each<[string, NodeJS.ProcessEnv, RegExp]>([
    [
      'the database',
      { DATABASE_URL: 'mysql://u:p@db.test/portal' },
      /^DATABASE_URL goes to db\.test without TLS: add \?tls=verify\. Where .* PLAIN_HOSTS$/,
    ],
    ['Redis', { REDIS_URL: 'redis://r.test' }, /^REDIS_URL goes to r\.test/],
    [
      'Redis with letters its client does not know',
      { REDIS_URL: 'REDISS://r.test' },
      /^REDIS_URL goes to r\.test/,
    ],
    ['mail', { SMTP_URL: 'smtp://u:p@m.test:587' }, /^SMTP_URL goes to m\.test/],
    [
      'mail with unchecked certificates',
      { SMTP_URL: 'smtps://m.test?tls.rejectUnauthorized=false' },
      /^SMTP_URL goes to m\.test/,
    ],
    [
      'blobs',
      {
        AZURE_STORAGE_CONNECTION_STRING:
          'DefaultEndpointsProtocol=http;AccountName=a;AccountKey=b==;BlobEndpoint=http://azurite:10000/a;',
      },
      /^AZURE_STORAGE_CONNECTION_STRING goes to azurite/,
    ],
    [
      'blobs of the cloud',
      {
        AZURE_STORAGE_CONNECTION_STRING:
          'DefaultEndpointsProtocol=http;AccountName=a;AccountKey=b==',
      },
      /goes to a\.blob\.core\.windows\.net/,
    ],
    [
      'the scanner',
      { CLAMAV_URL: 'tcp://clamav:3310' },
      /^CLAMAV_URL goes to clamav without TLS: clamd speaks no TLS/,
    ],
    ['people', { PUBLIC_URL: 'http://portale.test' }, /^PUBLIC_URL goes to portale\.test/],
    [
      'people who are sent nowhere',
      { PUBLIC_URL: '', HOST: '0.0.0.0' },
      /^PUBLIC_URL goes to 0\.0\.0\.0/,
    ],
    [
      'a name that only begins like a listed one',
      { DATABASE_URL: 'mysql://u:p@mysql.evil.test/portal', PLAIN_HOSTS: 'mysql' },
      /^DATABASE_URL goes to mysql\.evil\.test/,
    ],
    [
      'anybody with a certificate',
      { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      /^NODE_TLS_REJECT_UNAUTHORIZED=0/,
    ],
  ])('does not start where it would talk in the clear: %s', (_, change, line) => {
    expect(linesOf(change)).toEqual([expect.stringMatching(line)]);
  });

  it('names each part at once, with no password in the line', () => {
    const lines = linesOf({
      DATABASE_URL: 'mysql://u:geheim@db.test/portal',
      REDIS_URL: 'redis://:geheim@r.test',
      SMTP_URL: 'smtp://u:geheim@m.test',
    });
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain('geheim');
  });
});
