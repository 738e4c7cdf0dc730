import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';

/** What opens the backing services of a set-up and signs its sessions. */
export interface StackSecrets {
  /** Password of the portal's own database user. */
  database: string;
  /** Password of Redis. */
  redis: string;
  jwt: string;
  /** Signs the records of papers signed online. */
  signatures: string;
}

const CREATORS: { readonly [Name in keyof StackSecrets]: () => string } = {
  database: () => randomBytes(16).toString('hex'),
  redis: () => randomBytes(32).toString('hex'),
  jwt: () => randomBytes(32).toString('base64url'),
  signatures: () => randomBytes(32).toString('base64url'),
};

export const secretsPath = (folder: string): string => join(folder, 'secrets.json');

/**
 * Creates the folder for its owner alone, and takes rights away from one that others could open.
 * @throws when it belongs to another user, who could read and replace what is in it
 */
export function ensurePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = statSync(folder);
  if (uid !== process.getuid?.())
    throw new UserFacingError(
      `${folder} belongs to another user (uid ${uid}): name a folder of your own with --folder.`,
    );
  chmodSync(folder, 0o700);
}

/** Writes the file for its owner alone, whatever rights it had; a crash leaves the former one. */
export function writePrivateFile(path: string, text: string): void {
  const part = `${path}.part`;
  writeFileSync(part, text, { mode: 0o600 });
  chmodSync(part, 0o600);
  renameSync(part, path);
}

/**
 * Secrets are created once and read again at later starts. A file of an earlier release keeps the
 * secrets it has and gets the ones it lacks.
 */
export function loadOrCreateSecrets(folder: string): StackSecrets {
  const path = secretsPath(folder);
  const stored = readStoredSecrets(path);
  const valueOf = (name: keyof StackSecrets): string => {
    const value = stored[name];
    return typeof value === 'string' && value !== '' ? value : CREATORS[name]();
  };
  const secrets: StackSecrets = {
    database: valueOf('database'),
    redis: valueOf('redis'),
    jwt: valueOf('jwt'),
    signatures: valueOf('signatures'),
  };
  writePrivateFile(path, JSON.stringify(secrets));
  return secrets;
}

function readStoredSecrets(path: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new UserFacingError(
      `${path} is damaged: put back a copy, or start with another folder by --folder.`,
    );
  }
}
