import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGES = globSync('docs/security/*.md', { cwd: ROOT }).sort();
const readPage = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
/** Everything in backquotes that is called like a test. */
const findNamedTests = (page: string): string[] => [
  ...new Set(
    [...readPage(page).matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`/g)].map(([, path]) => path ?? ''),
  ),
];

describe('docs/security', () => {
  it('has its pages, two of which name many tests', () => {
    expect(PAGES).toEqual([
      'docs/security/asvs.md',
      'docs/security/components.md',
      'docs/security/keys.md',
      'docs/security/open-points.md',
      'docs/security/threat-model.md',
    ]);
    for (const page of ['docs/security/asvs.md', 'docs/security/threat-model.md'])
      expect([page, findNamedTests(page).length, findNamedTests(page).length > 20]).toEqual([
        page,
        findNamedTests(page).length,
        true,
      ]);
  });

  it.each(PAGES)('%s names only tests that are there', (page) => {
    expect(findNamedTests(page).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('claims nothing as held without a test or a word on where it was seen', () => {
    const [, held = ''] = readPage('docs/security/asvs.md').split('\n## Holds\n');
    const rows = held.split('\n').filter((line) => /^- \d/.test(line));
    expect(rows.length).toBeGreaterThan(40);
    expect(
      rows.filter((row) => !/\.(?:test|spec)\.tsx?`|by reading|`(?:docs|libs)\//.test(row)),
    ).toEqual([]);
  });
});
