import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { StartupError } from './startup.error.js';

/**
 * Reads a random secret, created on first use and stored in a file that only its owner can read.
 * @param consequence of a new one, told where the file holds none
 */
export function readOrCreateSecretFile(
  file: string,
  consequence = 'everybody logs in again',
): string {
  try {
    // 'wx' fails when the file exists: of two processes starting at once, one creates it and both
    // read the same secret.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw createUnreadableError(file, error);
  }
  const secret = readSecretFile(file);
  if (secret.length < 32)
    throw new StartupError([
      `${file} holds no usable secret: delete it and a new one is made (${consequence})`,
    ]);
  return secret;
}

function readSecretFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw createUnreadableError(file, error);
  }
}

function createUnreadableError(file: string, error: unknown): StartupError {
  return new StartupError([
    `${file} cannot be read or written (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`,
  ]);
}
