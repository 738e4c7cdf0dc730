import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, withoutLocalBinaries } from './run-command.mjs';
import { UserFacingError, printProgress, formatElapsedSeconds } from './console-output.mjs';
import { repositoryRoot } from './repository-root.mjs';
import { withTreeLock } from './tree-lock.mjs';

/** Installs exactly what package-lock.json names, unless it is installed already. */
export async function installDependencies() {
  if (isInstalled()) return;
  await withTreeLock(async () => {
    // Another command may have installed meanwhile.
    if (!isInstalled()) await installPackages();
  });
}

async function installPackages() {
  const started = performance.now();
  printProgress(
    'Packages',
    'installing what package-lock.json names (about a minute on a first run)',
  );
  const code = await runCommand(
    'npm',
    ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    { env: withoutLocalBinaries() },
  );
  if (code !== 0)
    throw new UserFacingError(
      `npm ci ended with code ${code}; the lines above say why. Run the command again when that is mended.`,
    );
  printProgress('Packages', `installed in ${formatElapsedSeconds(started)}`);
}

/**
 * npm writes `node_modules/.package-lock.json` at the end of an install and lists the installed
 * packages in it. It therefore serves as a stamp: after an interrupted install it is missing or
 * differs.
 */
function isInstalled() {
  const installed = packagesOf(join(repositoryRoot, 'node_modules', '.package-lock.json'));
  const wanted = packagesOf(join(repositoryRoot, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => {
      const found = installed[path];
      // Packages for other machines (another system, another processor) are named in the lock and not installed.
      if (!found) return entry.optional === true || entry.devOptional === true;
      return found.version === entry.version && found.integrity === entry.integrity;
    });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
