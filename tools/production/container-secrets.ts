import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const createWord = (): string => randomBytes(32).toString('hex');
const AZURITE_ACCOUNT = 'pratiche';

/** Each secret of the compose file, in the order in which they are made: later ones may name earlier ones. */
const CREATORS: Readonly<Record<string, (read: (name: string) => string) => string>> = {
  jwt_secret: createWord,
  secrets_key: createWord,
  signature_keys: createWord,
  backup_key: createWord,
  database_password: createWord,
  database_owner_password: createWord,
  redis_password: createWord,
  azurite_key: () => randomBytes(64).toString('base64'),
  azure_storage_connection_string: (read) =>
    `DefaultEndpointsProtocol=http;AccountName=${AZURITE_ACCOUNT};AccountKey=${read('azurite_key')};BlobEndpoint=http://azurite:10000/${AZURITE_ACCOUNT};`,
  smtp_url: () => 'smtp://mail:1025',
};
export const CONTAINER_SECRETS = Object.keys(CREATORS);

/**
 * Makes the files with the secrets of the containers; those that are there stay. Containers read
 * them as users of their own, so that the folder keeps others out, and not the files.
 * @returns names of those made
 */
export function createContainerSecrets(folder: string): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8').trim();
  const missing = CONTAINER_SECRETS.filter((name) => !existsSync(join(folder, name)));
  for (const name of missing)
    writeFileSync(join(folder, name), `${CREATORS[name]?.(read) ?? ''}\n`, { mode: 0o444 });
  return missing;
}
