import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from './console-output.mjs';
import { repositoryRoot } from './repository-root.mjs';

const NEEDED = 24;
const major = (version) => Number(/^v?(\d+)\./.exec(version.trim())?.[1] ?? 0);

/**
 * Resolves the Node runtime of the portal: the current Node if it is recent enough, otherwise the
 * version installed as a package. Runs before SQLite is loaded, because its binary silently crashes
 * an older Node.
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
