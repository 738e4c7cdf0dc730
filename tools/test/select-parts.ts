import { parseArgs } from 'node:util';
import { UsageError } from '../prepare/console-output.mjs';
import { TEST_PARTS, type TestPart, type TestScope } from './test-parts.ts';

const NAMES = TEST_PARTS.map(({ name }) => name).join(', ');

export const TEST_USAGE = `npm test                         what a change needs before it lands
npm test -- --only lint,api      parts, whole: ${NAMES}
npm test -- --core --only e2e    only what npm test runs of them
npm run test:all                 all tests; -- --whole repeats them on either database, with coverage`;

/**
 * Without arguments the core of those parts that have one. `--only api,e2e` picks parts by the start
 * of their names and runs them whole, unless `--core` says otherwise; `--all` runs every part.
 */
export function selectParts(args: readonly string[]): {
  parts: readonly TestPart[];
  scope: TestScope;
} {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      core: { type: 'boolean', default: false },
      only: { type: 'string' },
      whole: { type: 'boolean', default: false },
    },
  });
  const chosen = values.only === undefined ? TEST_PARTS : findParts(values.only);
  const isCore = values.core || !(values.all || values.whole || values.only !== undefined);
  const parts = chosen.filter(({ hasCore }) => hasCore || !isCore);
  if (parts.length === 0) throw new UsageError(`--core leaves nothing of --only ${values.only}.`);
  const isWhole = values.whole || values.only !== undefined;
  return { parts, scope: isCore ? 'core' : isWhole ? 'whole' : 'all' };
}

function findParts(only: string): readonly TestPart[] {
  const wanted = only.split(',').filter(Boolean);
  const unknown = wanted.filter((name) => !TEST_PARTS.some((part) => part.name.startsWith(name)));
  if (wanted.length === 0 || unknown.length > 0)
    throw new UsageError(`--only takes ${NAMES}, not "${unknown.join(', ')}".`);
  return TEST_PARTS.filter((part) => wanted.some((name) => part.name.startsWith(name)));
}
