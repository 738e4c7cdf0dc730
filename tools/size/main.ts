/**
 * Holds the built front ends against `budget.json`: `node --import ./tools/typescript.mjs
 * tools/size/main.ts`, after a build.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  compareWithBudget,
  findLateSources,
  formatSizeReport,
  isOverBudget,
  type SizeBudget,
} from './budget.ts';
import { readBuildSize, readStartSources } from './read-build.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const budget = JSON.parse(
  readFileSync(join(import.meta.dirname, 'budget.json'), 'utf8'),
) as SizeBudget;
const host = readBuildSize(ROOT, 'shell');
const all = compareWithBudget(
  budget,
  host,
  Object.keys(budget.remotes).map((name) => readBuildSize(ROOT, name)),
);
console.log(formatSizeReport(all, host));
for (const { part, bytes, limit } of all.filter(isOverBudget)) {
  console.error(
    `${part} is ${bytes - limit} bytes over its budget. Load what is not needed at first as a page of its own, or leave it out.`,
  );
  process.exitCode = 1;
}
for (const name of [host.name, ...Object.keys(budget.remotes)])
  for (const file of findLateSources(budget, readStartSources(ROOT, name))) {
    console.error(`${name} begins with libs/${file}, which belongs to what loads later.`);
    process.exitCode = 1;
  }
