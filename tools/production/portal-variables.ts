import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserFacingError } from '../prepare/console-output.mjs';

const CONFIG = resolve(import.meta.dirname, '../../backend/dist/src/platform/config');
/** Each process has its own, or the set-up decides. */
const OWN_VARIABLES = new Set(['PORT', 'HOST', 'DATA_DIR', 'REMOTES_JSON', 'SOURCE_MAPS']);
/** Read by Node itself. */
const NODE_VARIABLES = ['NODE_EXTRA_CA_CERTS', 'NODE_COMPILE_CACHE'] as const;
/** The set-up itself needs what they say, and none is a secret. */
const READ_HERE = new Set(['PUBLIC_URL', 'METRICS_PORT', 'REMOTE_OVERRIDE_ORIGINS']);

/** The variables of a shell that the built portal knows, to be passed on to its processes. */
export async function pickPortalVariables(
  shell: Readonly<NodeJS.ProcessEnv>,
): Promise<Record<string, string>> {
  const { environmentSchema } = (await importConfig('environment.schema.js')) as {
    environmentSchema: { shape: Record<string, unknown> };
  };
  const known = Object.keys(environmentSchema.shape).filter((name) => !OWN_VARIABLES.has(name));
  return { ...pickVariables(shell, known), ...pickGiven(shell, NODE_VARIABLES) };
}

/**
 * The given ones of some variables, and those that name a file with the value (`NAME_FILE`): the
 * processes read it, so that a secret is in no environment and no other file.
 */
export function pickVariables(
  shell: Readonly<NodeJS.ProcessEnv>,
  names: readonly string[],
): Record<string, string> {
  const given = pickGiven(shell, names);
  for (const name of names) {
    const file = shell[`${name}_FILE`]?.trim();
    if (!file) continue;
    // Of both the processes say that they are one too many.
    if (READ_HERE.has(name) && given[name] === undefined) given[name] = readValue(name, file);
    // The processes run in a folder of their own.
    else given[`${name}_FILE`] = resolve(file);
  }
  return given;
}

function readValue(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new UserFacingError(
      `${name}_FILE ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

/** Whether variables name a value, or the file that holds it. */
export const isGiven = (env: Readonly<Record<string, string>>, name: string): boolean =>
  env[name] !== undefined || env[`${name}_FILE`] !== undefined;

/** Without variables that others give, in either form. */
export const withoutGiven = (
  env: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => !isGiven(others, name.replace(/_FILE$/, ''))),
  );
/** Where browsers take large files from, as the built portal understands its variables. */
export async function findStorageOrigin(
  given: Readonly<Record<string, string>>,
): Promise<string | null> {
  const { readVariableFiles } = (await importConfig('secret-variables.util.js')) as {
    readVariableFiles: (
      env: Readonly<Record<string, string>>,
      names: readonly string[],
    ) => { env: Record<string, string> };
  };
  const { findDownloadLinkOrigin } = (await importConfig('blob-connection.util.js')) as {
    findDownloadLinkOrigin: (env: Readonly<Record<string, string>>) => string | null;
  };
  const names = ['DOWNLOAD_LINK_MEGABYTES', 'AZURE_STORAGE_CONNECTION_STRING'];
  return findDownloadLinkOrigin(readVariableFiles(given, names).env);
}

const importConfig = (file: string): Promise<unknown> =>
  import(pathToFileURL(join(CONFIG, file)).href);

/** A blank variable counts as absent. */
export function pickGiven(
  shell: Readonly<NodeJS.ProcessEnv>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = shell[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/**
 * The environment of one of several processes on a machine: `METRICS_PORT` is that of the first, the
 * others count on.
 */
export function environmentOfProcess(
  env: Readonly<Record<string, string>>,
  index: number,
  folder: string,
): Record<string, string> {
  const metrics = env['METRICS_PORT'];
  return {
    // Compiled code is executed, so no other user may write it.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    ...env,
    ...(metrics === undefined ? {} : { METRICS_PORT: String(Number(metrics) + index) }),
  };
}
