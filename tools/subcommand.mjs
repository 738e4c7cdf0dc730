// `npm run quality -- <command>` and `npm run bench -- <command>`: rare commands share an entry of package.json.
import { buildChangedProjects } from './prepare/build.mjs';
import { exitWithError, UsageError } from './prepare/console-output.mjs';
import { installDependencies } from './prepare/install.mjs';
import { resolveNodeRuntime } from './prepare/node-runtime.mjs';
import { runCommand, withLocalBinaries } from './prepare/run-command.mjs';
import { BENCHMARKS } from './subcommands/benchmarks.mjs';
import { QUALITY_COMMANDS } from './subcommands/quality-commands.mjs';

const SCRIPTS = { bench: BENCHMARKS, quality: QUALITY_COMMANDS };

const [script, name, ...args] = process.argv.slice(2);
const commands = SCRIPTS[script];

/** A line for each command, for somebody who named none. */
function describeCommands() {
  const width = Math.max(...Object.keys(commands).map((word) => word.length));
  return [
    `npm run ${script} -- <command> [options]`,
    '',
    ...Object.entries(commands).map(([word, { about }]) => `  ${word.padEnd(width)}  ${about}`),
  ].join('\n');
}

async function runSubcommand() {
  if (name === undefined || name === '--help' || name === '-h') {
    console.log(describeCommands());
    return 0;
  }
  if (!Object.hasOwn(commands, name)) throw new UsageError(`there is no command "${name}".`);
  const { run, env, runsBuild } = commands[name];
  await installDependencies();
  if (runsBuild) await buildChangedProjects();
  return runCommand(resolveNodeRuntime(), [...run, ...args], {
    env: { ...withLocalBinaries(), ...env },
    exitOnSignal: 1,
  });
}

runSubcommand().then(
  (code) => process.exit(code),
  (error) => exitWithError(error, describeCommands()),
);
