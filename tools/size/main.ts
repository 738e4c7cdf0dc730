/** Holds the built front ends against `budget.json`: `node --import ./tools/typescript.mjs tools/size/main.ts`, after a build. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isOver, lines, report, type Budget } from './budget.ts';
import { readBuild } from './read.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const budget = JSON.parse(readFileSync(join(import.meta.dirname, 'budget.json'), 'utf8')) as Budget;
const host = readBuild(ROOT, 'shell');
const all = lines(
  budget,
  host,
  Object.keys(budget.remotes).map((name) => readBuild(ROOT, name)),
);
console.log(report(all, host));
for (const { part, bytes, limit } of all.filter(isOver)) {
  console.error(
    `${part} is ${bytes - limit} bytes over its budget. Load what is not needed at first as a page of its own, or leave it out.`,
  );
  process.exitCode = 1;
}
