import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Packages that the portal is built on; each does the work it is made for. */
const CHOSEN = [
  '@module-federation/enhanced',
  '@nestjs/bullmq',
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/event-emitter',
  '@nestjs/passport',
  '@nestjs/swagger',
  '@nestjs/terminus',
  '@nestjs/typeorm',
  'antd',
  'bullmq',
  'class-transformer',
  'class-validator',
  'exceljs',
  'ioredis',
  'jest',
  'mysql2',
  'nestjs-cls',
  'nx',
  'openapi-fetch',
  'openapi-typescript',
  'passport-jwt',
  'react',
  'react-dom',
  'react-hook-form',
  'typeorm',
  'webpack',
  'xmlbuilder2',
];
/** The only packages that tests alone may use. */
const TEST_PACKAGES = new Set(['jest', '@jest/globals', '@swc/jest']);
/** These name packages without importing them. */
const JEST_CONFIGURATION = new Set(['jest.config.ts', 'tools/testkit/jest-options.ts']);
const TEST_FILE = /\.(?:test|spec)\.tsx?$|\/test\//;

const namesInBackquotes = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

const section = /### What each package does here\n([\s\S]*?)(?:\n##|$)/.exec(
  readText('README.md'),
)?.[1];
const rows = (section ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|'))
  .map(([, packages, , places]) => ({
    packages: namesInBackquotes(packages),
    places: namesInBackquotes(places),
  }));

const fileTexts = new Map<string, { path: string; text: string }[]>();

/** Sources of a folder, or the one file that is named; in a folder also its npm scripts. */
function readPlace(place: string): { path: string; text: string }[] {
  const known = fileTexts.get(place);
  if (known !== undefined) return known;
  if (!existsSync(join(ROOT, place))) return [];
  const paths = statSync(join(ROOT, place)).isFile()
    ? [place]
    : globSync(`${place}/**/{package.json,*.{ts,tsx,mjs}}`, {
        cwd: ROOT,
        exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.cache)(?:\/|$)/.test(path),
      });
  const texts = paths.map((path) => ({ path, text: readText(path) }));
  fileTexts.set(place, texts);
  return texts;
}

/** Whether a file imports the package, or a script of a `package.json` runs it as a command. */
function isUsedBy(name: string, { path, text }: { path: string; text: string }): boolean {
  if (path.endsWith('package.json')) {
    const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> };
    return Object.values(scripts).some((script) =>
      new RegExp(`(?:^|[\\s/])${name}(?:\\s|$)`).test(script),
    );
  }
  if (JEST_CONFIGURATION.has(path)) return text.includes(`'${name}'`);
  return new RegExp(`(?:from|import\\(|import)\\s*['"]${name}(?:/[^'"]*)?['"]`).test(text);
}

const findUses = (name: string, place: string): string[] =>
  readPlace(place)
    .filter(({ path }) => TEST_PACKAGES.has(name) || !TEST_FILE.test(path))
    .filter((file) => isUsedBy(name, file))
    .map(({ path }) => path);

describe('the table of packages in README.md', () => {
  it('names every chosen package once', () => {
    const named = rows.flatMap(({ packages }) => packages);
    expect(CHOSEN.filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  });

  it.each(rows.flatMap(({ packages, places }) => packages.map((name) => ({ name, places }))))(
    '$name is used where the table says',
    ({ name, places }) => {
      expect(places.flatMap((place) => findUses(name, place))).not.toEqual([]);
    },
  );

  it.each(rows.flatMap(({ packages, places }) => places.map((place) => ({ place, packages }))))(
    '$place uses one of $packages',
    ({ place, packages }) => {
      expect(packages.flatMap((name) => findUses(name, place))).not.toEqual([]);
    },
  );
});
