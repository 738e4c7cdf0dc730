import { expect, it } from '@jest/globals';
import { selectParts } from './select-parts.ts';

const CORE = 'lint types unit-domain unit-web unit-others api-sqlite e2e';
const ALL =
  'lint types unit-domain unit-web unit-others size api-sqlite api-mariadb e2e production';

it.each([
  ['', 'core', CORE],
  ['--all', 'all', ALL],
  ['--all --whole', 'whole', ALL],
  ['--only api', 'whole', 'api-sqlite api-mariadb'],
  ['--only unit-d,production', 'whole', 'unit-domain production'],
  ['--core --only api,e2e', 'core', 'api-sqlite e2e'],
])('npm test -- %s', (words, scope, names) => {
  const selected = selectParts(words.split(' ').filter(Boolean));
  expect(selected.scope).toBe(scope);
  expect(selected.parts.map(({ name }) => name).join(' ')).toBe(names);
});

it.each(['--only nothing', '--only ,', '--core --only production', '--every'])(
  'refuses %s',
  (words) => expect(() => selectParts(words.split(' '))).toThrow(/--/),
);
