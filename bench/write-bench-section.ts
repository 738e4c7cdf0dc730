import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';

const PAGE = join(import.meta.dirname, '../docs/bench.md');

/** Puts what a run has measured in the place of what the page said before, with date and commit. */
export async function writeBenchSection(title: string, tables: string): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const isChanged = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '';
  const day = new Date().toISOString().slice(0, 10);
  const section = `## ${title}\n\n${day}, commit ${commit}${isChanged ? ' with changes' : ''}.\n\n${tables}\n`;
  const page = replaceSection(await readFile(PAGE, 'utf8'), title, section);
  await writeFile(PAGE, await format(page, { parser: 'markdown', printWidth: 100 }));
}

/** The page with another section of that title, at its end when it had none. */
export function replaceSection(page: string, title: string, section: string): string {
  const parts = page.split(/^(?=## )/m);
  const index = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  if (index === -1) return `${page.trimEnd()}\n\n${section}`;
  return parts.with(index, `${section}\n`).join('');
}
