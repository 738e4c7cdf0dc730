/** Builds the shared libraries for projects outside this tree, and packs or publishes them. */
import { exitWithError, UserFacingError } from '../prepare/console-output.mjs';
import { buildLibraries, packLibraries, publishLibraries } from './libraries.ts';

const HELP = `npm run libraries -- pack <folder>        one .tgz for each of domain, api, ui and federation
npm run libraries -- publish <registry>   what the registry does not have yet; "npm login" to it first`;

/** The libraries are the company's own. */
const PUBLIC_REGISTRY = /(?:^|\/\/|\.)registry\.(?:npmjs\.org|yarnpkg\.com)(?:[/:]|$)/;

async function run([command, target]: string[]): Promise<void> {
  if (target === undefined || (command !== 'pack' && command !== 'publish'))
    throw new UserFacingError(HELP);
  if (command === 'publish' && PUBLIC_REGISTRY.test(target))
    throw new UserFacingError('That registry is public: name the private one of your company.');
  await buildLibraries();
  const done = await (command === 'pack' ? packLibraries(target) : publishLibraries(target));
  console.log(
    done.length > 0 ? done.join('\n') : 'The registry has all of them in these versions.',
  );
}

run(process.argv.slice(2)).catch(exitWithError);
