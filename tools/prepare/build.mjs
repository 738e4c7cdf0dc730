import { join } from 'node:path';
import { runCommand, withLocalBinaries } from './run-command.mjs';
import { fingerprintOfSources, isBuilt, recordBuild } from './build-fingerprint.mjs';
import { UserFacingError, printProgress, formatElapsedSeconds } from './console-output.mjs';
import { repositoryRoot } from './repository-root.mjs';
import { withTreeLock } from './tree-lock.mjs';

const FINISHED = /^(?<mark>[✔✖])\s+nx run (?<project>[^:]+):build(?<cached>.*cache.*)?/u;

/** Builds the projects that changed; nx caches the rest. Prints one line per built project. */
export async function buildChangedProjects() {
  if (isBuilt()) return;
  await withTreeLock(async () => {
    // Another command may have built meanwhile.
    if (!isBuilt()) await runBuild();
  });
}

async function runBuild() {
  const started = performance.now();
  const sources = fingerprintOfSources();
  printProgress('Build', 'looking for what changed');
  const output = [];
  let built = 0;
  const code = await runCommand(
    join(repositoryRoot, 'node_modules', '.bin', 'nx'),
    ['run-many', '--target=build'],
    {
      env: {
        ...withLocalBinaries(),
        NX_DAEMON: 'false',
        NX_NO_CLOUD: 'true',
        NX_TUI: 'false',
        FORCE_COLOR: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      onLine: (line) => {
        output.push(line);
        const found = FINISHED.exec(line.trim())?.groups;
        if (!found || found.cached) return;
        built += 1;
        printProgress('', `${found.mark} ${found.project}`);
      },
    },
  );
  if (code !== 0) {
    console.error(output.join('\n'));
    throw new UserFacingError('the build failed; the lines above say why.');
  }
  recordBuild(sources);
  printProgress(
    'Build',
    built === 0
      ? 'nothing changed'
      : `${built} part${built === 1 ? '' : 's'} built in ${formatElapsedSeconds(started)}`,
  );
}
