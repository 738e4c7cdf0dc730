import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { BENCHMARKS } from './benchmarks.mjs';
import { QUALITY_COMMANDS } from './quality-commands.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
/** Programs that benchmarks start themselves, and the drills, which are a proof. */
const NO_BENCHMARKS = ['baseline', 'drills', 'nest'];

const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['tools/subcommand.mjs', ...words], { cwd: ROOT });

describe.each([
  ['bench', BENCHMARKS],
  ['quality', QUALITY_COMMANDS],
])('npm run %s', (script, commands) => {
  it('lists its commands with a line each when none is named', async () => {
    const { stdout } = await run(script);
    for (const [name, { about }] of Object.entries(commands))
      expect(stdout.split('\n').map((line) => line.trim().split(/ {2,}/))).toContainEqual([
        name,
        about,
      ]);
  });

  it('answers a wrong command with the list', async () => {
    await expect(run(script, 'nothing')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`npm run ${script} -- <command>`),
    });
  });

  it('names programs that are there', () => {
    const paths = Object.values(commands).flatMap((command) =>
      command.run.filter((word: string) => /^(?:bench|tools|e2e|node_modules)\//.test(word)),
    );
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

it('every benchmark is a command and in the page of the benchmarks', () => {
  const folders = globSync('*/main.ts', { cwd: join(ROOT, 'bench') })
    .map((path) => path.replace(/\/main\.ts$/, ''))
    .filter((name) => !NO_BENCHMARKS.includes(name));
  expect(Object.keys(BENCHMARKS).sort()).toEqual(folders.sort());
  const page = readFileSync(join(ROOT, 'docs/bench.md'), 'utf8');
  expect(folders.filter((name) => !page.includes(`npm run bench -- ${name}`))).toEqual([]);
});

it('the root has at most fourteen scripts', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(14);
});
