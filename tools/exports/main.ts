/** `npm run exports`: writes down what the shared libraries offer, under a version raised by as much as that changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { changeOf, gone, raised, type SharedExports } from './compare.ts';
import { offers } from './read.ts';

const FILE = resolve(import.meta.dirname, '../../libs/federation/build/shared-exports.json');
const before = JSON.parse(readFileSync(FILE, 'utf8')) as SharedExports;
const now = offers();
const change = changeOf(before.offers, now);
const version = raised(before.version, change);
if (change === 'less' && !process.argv.includes('--major')) {
  console.error(
    `Published remotes may use what is gone:\n  ${gone(before.offers, now).join('\n  ')}`,
  );
  console.error(
    'Put it back. Or, when host and remotes of before and after need not work together: npm run exports -- --major, and raise MAJOR in libs/ui/src/kept/kept.ts.',
  );
  process.exitCode = 1;
} else if (change === 'none') {
  console.log(`Nothing changed: ${version}`);
} else {
  writeFileSync(FILE, `${JSON.stringify({ version, offers: now }, null, 1)}\n`);
  console.log(
    `${before.version} → ${version}: a remote built from now on brings its own copy to a host of before`,
  );
}
