/** Address of the blob service that a connection string of Azure Storage leads to. */
export function findBlobEndpoint(connectionString: string): string {
  const parts = readParts(connectionString);
  if (parts.get('usedevelopmentstorage') === 'true') return 'http://127.0.0.1:10000';
  return (
    parts.get('blobendpoint') ??
    `${parts.get('defaultendpointsprotocol') ?? 'https'}://${parts.get('accountname') ?? ''}.blob.${parts.get('endpointsuffix') ?? 'core.windows.net'}`
  );
}

/** Whether the storage opens with the key that every Azurite has unless it is given another. */
export const hasPublishedKey = (connectionString: string): boolean =>
  /UseDevelopmentStorage=true|Eby8vdM02xNOcqFlqUwJPLlm/i.test(connectionString);

/** Only the key of the account signs links; a shared access signature is signed itself. */
export const hasAccountKey = (connectionString: string): boolean =>
  Boolean(readParts(connectionString).get('accountkey'));

/**
 * Origin that browsers take large files from; `null` while the portal sends all of them itself.
 */
export function findDownloadLinkOrigin(env: {
  DOWNLOAD_LINK_MEGABYTES?: string | number | undefined;
  AZURE_STORAGE_CONNECTION_STRING?: string | undefined;
}): string | null {
  const { DOWNLOAD_LINK_MEGABYTES: megabytes, AZURE_STORAGE_CONNECTION_STRING: azure } = env;
  if (!megabytes || !azure) return null;
  const endpoint = findBlobEndpoint(azure);
  return URL.canParse(endpoint) ? new URL(endpoint).origin : null;
}

const readParts = (connectionString: string): ReadonlyMap<string, string> =>
  new Map(
    connectionString
      .split(';')
      .map((part) => [
        part.slice(0, part.indexOf('=')).trim().toLowerCase(),
        part.slice(part.indexOf('=') + 1).trim(),
      ]),
  );
