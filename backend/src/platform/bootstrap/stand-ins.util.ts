import type { AppConfig } from '../config/index.js';

/** What the operator of a portal on a server should know about stand-ins of the compose file, a line each. */
export function listStandIns({ embedded, storage, smtpUrl }: AppConfig): string[] {
  if (embedded) return [];
  const lines: string[] = [];
  if (
    storage.kind === 'azure' &&
    /BlobEndpoint=https?:\/\/azurite[:/]/i.test(storage.connectionString)
  )
    lines.push(
      'AZURE_STORAGE_CONNECTION_STRING names Azurite, which is for trying out: files belong into a storage account',
    );
  if (smtpUrl !== null && new URL(smtpUrl).host === 'mail:1025')
    lines.push(
      'SMTP_URL names the mail catcher of the compose file: no e-mail reaches its addressee',
    );
  return lines;
}
