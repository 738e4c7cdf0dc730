import { join } from 'node:path';
import { run, withTools } from './run-command.mjs';
import { fingerprintOfSources, isBuilt, noteBuilt } from './build-fingerprint.mjs';
import { Fault, say, seconds } from './console-output.mjs';
import { root } from './repository-root.mjs';

const FINISHED = /^(?<mark>[✔✖])\s+nx run (?<project>[^:]+):build(?<cached>.*cache.*)?/u;

/** Builds what changed since the last time; nx keeps the rest in its cache. One line per part built. */
export async function build() {
  if (isBuilt()) return;
  const started = performance.now();
  const sources = fingerprintOfSources();
  say('Build', 'looking for what changed');
  const output = [];
  let built = 0;
  const code = await run(join(root, 'node_modules', '.bin', 'nx'), ['run-many', '--target=build'], {
    env: {
      ...withTools(),
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
      say('', `${found.mark} ${found.project}`);
    },
  });
  if (code !== 0) {
    console.error(output.join('\n'));
    throw new Fault('the build failed; the lines above say why.');
  }
  noteBuilt(sources);
  say(
    'Build',
    built === 0
      ? 'nothing changed'
      : `${built} part${built === 1 ? '' : 's'} built in ${seconds(started)}`,
  );
}
