import { findBlobEndpoint, hasAccountKey, hasPublishedKey } from './blob-connection.util.js';
import type { Environment } from './environment.schema.js';
import { isLoopbackHost } from './loopback-host.util.js';

/** Why browsers cannot or must not take files from the storage itself, one line each. */
export function findDownloadLinkFaults({
  DOWNLOAD_LINK_MEGABYTES: megabytes,
  AZURE_STORAGE_CONNECTION_STRING: azure,
}: Environment): string[] {
  if (megabytes === undefined || azure === undefined) return [];
  const endpoint = findBlobEndpoint(azure);
  const { protocol, hostname } = URL.canParse(endpoint)
    ? new URL(endpoint)
    : { protocol: '', hostname: '?' };
  return [
    // The development storage has a key without naming it.
    ...(hasAccountKey(azure) || hasPublishedKey(azure)
      ? []
      : [
          'DOWNLOAD_LINK_MEGABYTES needs an AccountKey in AZURE_STORAGE_CONNECTION_STRING: it signs the links, and a shared access signature cannot',
        ]),
    // The way of people's browsers, for which PLAIN_HOSTS does not answer.
    ...(protocol === 'https:' || isLoopbackHost(hostname)
      ? []
      : [
          `DOWNLOAD_LINK_MEGABYTES would send files from ${hostname} to browsers without TLS: set DefaultEndpointsProtocol=https in AZURE_STORAGE_CONNECTION_STRING, or a BlobEndpoint with https`,
        ]),
  ];
}
