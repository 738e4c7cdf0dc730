import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';

const createWord = (): string => randomBytes(32).toString('hex');
const AZURE = 'azure_storage_connection_string';

/** Each secret of the compose file. */
const CREATORS: Readonly<Record<string, () => string>> = {
  jwt_secret: createWord,
  secrets_key: createWord,
  signature_keys: createWord,
  backup_key: createWord,
  database_password: createWord,
  database_owner_password: createWord,
  redis_password: createWord,
  // Blank: files are in a volume.
  [AZURE]: () => '',
  smtp_url: () => 'smtp://mail:1025',
};
export const CONTAINER_SECRETS = Object.keys(CREATORS);

/** User and group of the portal's processes. */
const BACKEND = 1000;
/** User of the images of MySQL and Redis. */
const DATABASE = 999;
/** Also read by the server that they open. */
const SHARED_SECRETS: ReadonlySet<string> = new Set([
  'database_password',
  'database_owner_password',
  'redis_password',
]);

/**
 * Makes the files with the secrets of the containers; those that are there stay. The folder is
 * closed to all but its owner. Compose mounts the files with their own rights, so root gives each
 * to the users of the containers that read it; without root only the folder keeps others out.
 * @returns names of those made
 */
export function createContainerSecrets(folder: string): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const missing = CONTAINER_SECRETS.filter((name) => !existsSync(join(folder, name)));
  for (const name of missing)
    writeFileSync(join(folder, name), `${CREATORS[name]?.() ?? ''}\n`, { mode: 0o444 });
  if (process.getuid?.() === 0)
    for (const name of CONTAINER_SECRETS) giveToReaders(join(folder, name), name);
  assertWithoutAzurite(readFileSync(join(folder, AZURE), 'utf8'));
  return missing;
}

function giveToReaders(path: string, name: string): void {
  const isShared = SHARED_SECRETS.has(name);
  // The processes of the portal read shared ones by their group.
  chownSync(path, isShared ? DATABASE : BACKEND, BACKEND);
  chmodSync(path, isShared ? 0o440 : 0o400);
}

/** A set-up of an earlier release has files there, which the next start would not find. */
function assertWithoutAzurite(connectionString: string): void {
  if (/BlobEndpoint=https?:\/\/azurite[:/]/i.test(connectionString))
    throw new UserFacingError(
      `${AZURE} names Azurite, which is no longer among the containers: move its files into the volume first (docs/operations/production.md).`,
    );
}
