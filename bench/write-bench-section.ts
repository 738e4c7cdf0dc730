import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { describeCheckout } from './describe-checkout.ts';
import { replaceSection } from './replace-section.ts';

const ROOT = join(import.meta.dirname, '..');
const BENCH_PAGE = 'docs/bench.md';
export const SCALE_PAGE = 'docs/operations/scale.md';
export const DRILLS_PAGE = 'docs/operations/drills.md';
const PAGES = [BENCH_PAGE, SCALE_PAGE, DRILLS_PAGE] as const;

/** Puts what a run has measured in the place of what the page said before, with date and commit. */
export async function writeBenchSection(
  title: string,
  tables: string,
  page: (typeof PAGES)[number] = BENCH_PAGE,
): Promise<void> {
  const commit = describeCheckout(ROOT);
  // The pages themselves are changed by each run of another benchmark.
  const others = PAGES.map((path) => `:!${path}`);
  const isChanged =
    execFileSync('git', ['status', '--porcelain', '--', '.', ...others], {
      encoding: 'utf8',
    }) !== '';
  const day = new Date().toISOString().slice(0, 10);
  const section = `## ${title}\n\n${day}, commit ${commit}${isChanged ? ' with changes' : ''}.\n\n${tables}\n`;
  const path = join(ROOT, page);
  const text = replaceSection(await readFile(path, 'utf8'), title, section);
  await writeFile(path, await format(text, { parser: 'markdown', printWidth: 100 }));
}
