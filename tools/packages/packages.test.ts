import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fromBufferPromise, type Entry } from 'yauzl';
import { linkPackages } from '../production/version-builds.ts';
import { buildLibraries, LIBRARIES, packLibraries, publishLibraries } from './libraries.ts';
import { LocalRegistry } from './local-registry.ts';

const execFileAsync = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');

let folder: string;
let tree: string;
let outside: string;
let npmrc: string;
const registry = new LocalRegistry(ROOT);

/** A copy, because the `dist` of the tree is used by other tests meanwhile. */
async function copyLibraries(): Promise<void> {
  const isSource = (path: string) => !/(?:^|\/)(?:dist|node_modules)$/.test(relative(ROOT, path));
  for (const name of [
    'libs',
    'tools/packages',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ])
    await cp(join(ROOT, name), join(tree, name), { recursive: true, filter: isSource });
  await linkPackages(tree);
}

const run = (program: string, ...args: string[]) =>
  execFileAsync(program, args, {
    cwd: outside,
    env: { ...process.env, NODE_OPTIONS: '', npm_config_userconfig: npmrc },
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      output: stdout + stderr,
    }),
  );
const bin = (name: string, ...args: string[]) =>
  run(join(outside, 'node_modules/.bin', name), ...args);

const readBuilt = (name: string) => readFile(join(outside, 'dist', name), 'utf8');

async function readTypes(name: string): Promise<string> {
  const zip = await fromBufferPromise(await readFile(join(outside, 'dist/@mf-types.zip')));
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>)
    if (entry.fileName === name) return text(await zip.openReadStreamPromise(entry));
  throw new Error(`The types hold no ${name}`);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packages-'));
  [tree, outside, npmrc] = [join(folder, 'tree'), join(folder, 'outside'), join(folder, 'npmrc')];
  await mkdir(tree);
  await Promise.all([registry.start(), copyLibraries()]);
  await writeFile(npmrc, `${registry.npmrc}cache=${join(folder, 'cache')}\n`);
  await cp(join(ROOT, 'templates/remote'), outside, { recursive: true });
  await buildLibraries(tree);
});
afterAll(async () => {
  await registry.stop();
  await rm(folder, { recursive: true });
});

it('packs built files, types and changelog, and neither tests nor sources', async () => {
  for (const [index, file] of (await packLibraries(join(folder, 'packed'), tree)).entries()) {
    const { stdout } = await execFileAsync('tar', ['-tzf', file]);
    const names = stdout.trim().split('\n');
    const entry = LIBRARIES[index] === 'federation' ? 'routes' : 'index';
    expect(names).toEqual(
      expect.arrayContaining([
        `package/dist/${entry}.js`,
        `package/dist/${entry}.d.ts`,
        'package/CHANGELOG.md',
      ]),
    );
    expect(names.filter((name) => /\.test\.|\/src\/|\/test\//.test(name))).toEqual([]);
  }
});

it('publishes each version once, to those who are logged in', async () => {
  const anonymous = join(folder, 'anonymous');
  await writeFile(anonymous, `cache=${join(folder, 'cache')}\n`);
  await expect(publishLibraries(registry.address, { tree, npmrc: anonymous })).rejects.toThrow(
    /ENEEDAUTH|E401/,
  );
  expect((await publishLibraries(registry.address, { tree, npmrc })).length).toBe(LIBRARIES.length);
  expect(await publishLibraries(registry.address, { tree, npmrc })).toEqual([]);
});

it('a remote outside the tree installs them, compiles, is tested and built', async () => {
  expect(await run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund')).toMatchObject({
    code: 0,
  });
  expect(await bin('tsc')).toEqual({ code: 0, output: '' });
  expect(await run(process.execPath, '--test', 'src/drafts/describe-draft.test.ts')).toMatchObject({
    code: 0,
  });
  expect(await run('npm', 'run', 'build:types')).toMatchObject({ code: 0 });
  expect(await readBuilt('remoteEntry.js')).toContain('mfe_lists');
  // It installs from an empty cache, which takes a busy machine minutes.
}, 600_000);

it('describes the remote to other tools, by a manifest and the types of its pages', async () => {
  const manifest = JSON.parse(await readBuilt('mf-manifest.json')) as object;
  expect(manifest).toMatchObject({
    name: 'mfe_lists',
    metaData: {
      remoteEntry: { name: 'remoteEntry.js' },
      types: { zip: '@mf-types.zip', api: '@mf-types.d.ts' },
    },
    exposes: [{ name: 'pages', path: './pages' }],
  });
  expect(await readBuilt('@mf-types.d.ts')).toContain('/pages');
  expect(await readTypes('compiled-types/pages.d.ts')).toMatch(/'sent'|"sent"/);
  expect(await readdir(join(outside, 'dist'))).not.toContain('mf-stats.json');
});

it.each([
  ['a page that the remote owes the host', /\n  sent: .*/, '', "'sent' is missing"],
  [
    'a page that the host does not know',
    /  sent:/,
    '  sold: () => null,\n  sent:',
    "'sold' does not exist",
  ],
])('the compiler refuses %s', async (_, what, by, message) => {
  const file = join(outside, 'src/pages.tsx');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace(what, by));
  const { code, output } = await bin('tsc');
  await writeFile(file, before);
  expect(code).not.toBe(0);
  expect(output).toContain(message);
});
