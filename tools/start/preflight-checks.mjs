import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';
import { repositoryRoot } from '../prepare/repository-root.mjs';

/**
 * Checks the settings before anything is installed or built, because both take minutes. The server
 * validates every variable again, and more thoroughly.
 */
export async function validateSettings(env) {
  const port = portOf(env);
  const host = env.HOST?.trim() || '127.0.0.1';
  const dataDir = assertWritable(resolve(repositoryRoot, env.DATA_DIR?.trim() || '.data'));
  const given = publicUrl(env);
  await assertPortFree(port, host);
  const origin = `http://${toConnectableHost(host)}:${port}`;
  return { dataDir, demo: !env.DATABASE_URL?.trim(), origin, url: given ?? origin };
}

function portOf(env) {
  const text = env.PORT?.trim() || '3000';
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new UserFacingError(`PORT must be a number from 1 to 65535, not "${text}".`);
}

function publicUrl(env) {
  const text = env.PUBLIC_URL?.trim();
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))
    return text.replace(/\/$/, '');
  throw new UserFacingError(
    `PUBLIC_URL must be an address like https://portal.example, not "${text}".`,
  );
}

function assertWritable(folder) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw new UserFacingError(`DATA_DIR ${folder} cannot be written (${error.code}).`);
  }
}

/**
 * Creates the folders one by one: `mkdirSync` with `recursive` never ends on Node 20 below a folder
 * such as /proc.
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function assertPortFree(port, host) {
  const faults = {
    EADDRINUSE: `port ${port} on ${host} is in use. Stop what runs there, or choose another: PORT=3001 npm start.`,
    EACCES: `port ${port} needs rights this user does not have. Choose one above 1023: PORT=3000 npm start.`,
  };
  return new Promise((done, reject) => {
    const probe = createServer();
    probe.once('error', (error) =>
      reject(
        new UserFacingError(
          faults[error.code] ?? `HOST ${host} cannot be listened on (${error.code}).`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

/** Returns an address to connect to for a host that may mean "every address of this machine". */
function toConnectableHost(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
