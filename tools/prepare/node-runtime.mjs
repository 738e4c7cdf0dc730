import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from './console-output.mjs';
import { repositoryRoot } from './repository-root.mjs';

const NEEDED = 24;
const major = (version) => Number(/^v?(\d+)\./.exec(version.trim())?.[1] ?? 0);

/**
 * The Node the portal runs on: this one where it is new enough, otherwise the one installed as a package.
 * Decided before anything loads SQLite, whose binary brings an older Node down without a word.
 */
export function resolveNodeRuntime() {
  if (major(process.version) >= NEEDED) return process.execPath;
  const packaged = join(
    repositoryRoot,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? 'node.cmd' : 'node',
  );
  if (existsSync(packaged) && major(versionOf(packaged)) >= NEEDED) return packaged;
  throw new UserFacingError(
    `the portal runs on Node ${NEEDED} or newer; this is ${process.version}, and there is no packaged one for ${process.platform} ${process.arch}. Install Node ${NEEDED} from https://nodejs.org.`,
  );
}

function versionOf(node) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '';
}
