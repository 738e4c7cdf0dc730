import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { describeCheckout } from './describe-checkout.ts';
import { replaceSection } from './replace-section.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/bench.md');

/** Puts what a run has measured in the place of what the page said before, with date and commit. */
export async function writeBenchSection(title: string, tables: string): Promise<void> {
  const commit = describeCheckout(ROOT);
  // The page itself is changed by each run of another benchmark.
  const isChanged =
    execFileSync('git', ['status', '--porcelain', '--', '.', ':!docs/bench.md'], {
      encoding: 'utf8',
    }) !== '';
  const day = new Date().toISOString().slice(0, 10);
  const section = `## ${title}\n\n${day}, commit ${commit}${isChanged ? ' with changes' : ''}.\n\n${tables}\n`;
  const page = replaceSection(await readFile(PAGE, 'utf8'), title, section);
  await writeFile(PAGE, await format(page, { parser: 'markdown', printWidth: 100 }));
}
