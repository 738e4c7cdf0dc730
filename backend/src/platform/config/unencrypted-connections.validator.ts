import { findBlobEndpoint } from './blob-connection.util.js';
import type { Environment } from './environment.schema.js';
import { isLoopbackHost } from './loopback-host.util.js';

/** Hints for the operator on how to require TLS in the address of each part. */
const TLS_REMEDIES = {
  DATABASE_URL: 'add ?tls=verify',
  REDIS_URL: 'begin it with rediss://',
  AZURE_STORAGE_CONNECTION_STRING:
    'set DefaultEndpointsProtocol=https, or a BlobEndpoint with https',
  SMTP_URL: 'begin it with smtps://, or add ?requireTLS=true',
  CLAMAV_URL:
    'clamd speaks no TLS, so put it on the same machine (unix:…) or on a network of your own',
  PUBLIC_URL: 'people would send their passwords in the clear; put TLS in front and write https://',
} as const;

type ConnectionVariable = keyof typeof TLS_REMEDIES;

/**
 * Lists the unencrypted connections from a server installation to other machines, one line each.
 * Hosts in `PLAIN_HOSTS` are reached over a network the operator trusts, and loopback traffic never
 * leaves the machine.
 */
export function findUnencryptedConnections(given: Environment, publicUrl: string): string[] {
  const unchecked =
    given.NODE_TLS_REJECT_UNAUTHORIZED === '0'
      ? [
          'NODE_TLS_REJECT_UNAUTHORIZED=0 accepts every certificate: name your own authority in NODE_EXTRA_CA_CERTS instead',
        ]
      : [];
  const open = Object.entries(listUnencryptedHosts(given, publicUrl)) as [
    ConnectionVariable,
    string,
  ][];
  const faults = open
    .filter(([, host]) => !isLoopbackHost(host) && !given.PLAIN_HOSTS.includes(host.toLowerCase()))
    .map(
      ([part, host]) =>
        `${part} goes to ${host} without TLS: ${TLS_REMEDIES[part]}. Where the network up to there is yours alone, name the host in PLAIN_HOSTS`,
    );
  return [...unchecked, ...faults];
}

/** Parts whose address does not require TLS, with the host of that address. */
function listUnencryptedHosts(
  given: Environment,
  publicUrl: string,
): Partial<Record<ConnectionVariable, string>> {
  const {
    DATABASE_URL: database,
    REDIS_URL: redis,
    AZURE_STORAGE_CONNECTION_STRING: azure,
    SMTP_URL: smtp,
    CLAMAV_URL: clamav,
  } = given;
  return {
    ...(database === undefined || new URL(database).searchParams.get('tls') === 'verify'
      ? {}
      : { DATABASE_URL: hostOf(database) }),
    // In small letters, as the client wants it.
    ...(redis === undefined || redis.startsWith('rediss://') ? {} : { REDIS_URL: hostOf(redis) }),
    ...(azure === undefined || isHttps(findBlobEndpoint(azure))
      ? {}
      : { AZURE_STORAGE_CONNECTION_STRING: hostOf(findBlobEndpoint(azure)) }),
    ...(smtp === undefined || requiresTls(smtp) ? {} : { SMTP_URL: hostOf(smtp) }),
    ...(clamav?.startsWith('tcp:') ? { CLAMAV_URL: hostOf(clamav) } : {}),
    ...(isHttps(publicUrl) ? {} : { PUBLIC_URL: hostOf(publicUrl) }),
  };
}

/**
 * `smtp:` alone uses TLS only when it is offered, and a machine in between can hide the offer; an
 * unchecked certificate gives no protection.
 */
function requiresTls(url: string): boolean {
  const { protocol, searchParams } = new URL(url);
  return (
    (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true') &&
    !searchParams.has('tls.rejectUnauthorized')
  );
}

const isHttps = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';
const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '?';
