import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { REMOTES, releaseOf } from './releases.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/pratiche/second-build');
const FRONT_ENDS = ['shell', ...REMOTES] as const;
const LIBRARIES = ['libs/domain', 'libs/api', 'libs/ui', 'libs/federation'] as const;
const run = promisify(execFile);

/** Another version of all four front ends, built from a tree of its own. */
export interface SecondBuild {
  /** What it was built from, for people. */
  from: string;
  dist(name: (typeof FRONT_ENDS)[number]): string;
}

/**
 * The release before this one where git has it: the last tag `v…`, or `PREVIOUS_REF`. Without any release there is no
 * previous version yet, and the same sources are built once more with all versions raised: other module versions, other
 * bundles, the same behaviour. What it was is in `from`.
 */
export async function secondBuild(): Promise<SecondBuild> {
  const ref = process.env['PREVIOUS_REF'] || await lastRelease();
  const key = createHash('sha256').update(ref ?? await contentOfFirst()).digest('hex').slice(0, 16);
  const folder = join(CACHE, key);
  if (!existsSync(folder)) await build(ref, folder);
  return { from: ref ?? 'the same sources with raised versions', dist: (name) => join(folder, name) };
}

async function lastRelease(): Promise<string | null> {
  // Of the commits before this one: a tagged commit is not its own predecessor.
  const { stdout } = await run('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD~1'], { cwd: ROOT }).catch(() => ({ stdout: '' }));
  return stdout.trim() || null;
}

async function contentOfFirst(): Promise<string> {
  const names = await Promise.all(FRONT_ENDS.map((name) => releaseOf(join(ROOT, name, 'dist'), name)));
  return names.join(' ');
}

async function build(ref: string | null, target: string): Promise<void> {
  const tree = await mkdtemp(join(tmpdir(), 'second-build-'));
  try {
    await (ref === null ? copySources(tree) : checkOut(ref, tree));
    await linkPackages(tree);
    if (ref === null) for (const name of [...LIBRARIES, ...FRONT_ENDS]) await raiseVersion(join(tree, name, 'package.json'));
    const waiting: string[] = [...FRONT_ENDS];
    const work = async (): Promise<void> => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await webpack(join(tree, name));
    };
    await Promise.all([work(), work()]);
    const incoming = `${target}.part`;
    await rm(CACHE, { recursive: true, force: true });
    for (const name of FRONT_ENDS) await cp(join(tree, name, 'dist'), join(incoming, name), { recursive: true });
    await rename(incoming, target);
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}

async function copySources(tree: string): Promise<void> {
  const isSource = (path: string) => !/(?:^|\/)(?:dist|node_modules)$/.test(relative(ROOT, path));
  for (const name of [...LIBRARIES, ...FRONT_ENDS]) await cp(join(ROOT, name), join(tree, name), { recursive: true, filter: isSource });
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.base.json']) await cp(join(ROOT, name), join(tree, name));
}

async function checkOut(ref: string, tree: string): Promise<void> {
  const archive = join(tree, 'sources.tar');
  await run('git', ['archive', '--format=tar', `--output=${archive}`, ref], { cwd: ROOT });
  await run('tar', ['-xf', archive, '-C', tree]);
}

/** The packages installed here, and the libraries of that tree under their names. */
async function linkPackages(tree: string): Promise<void> {
  const from = join(ROOT, 'node_modules');
  const into = join(tree, 'node_modules');
  await mkdir(join(into, '@pratiche'), { recursive: true });
  const own = new Set<string>(['@pratiche', '.cache', 'backend', 'e2e', 'bench', ...FRONT_ENDS]);
  for (const name of await readdir(from)) if (!own.has(name)) await symlink(join(from, name), join(into, name));
  for (const library of LIBRARIES) await symlink(join('../..', library), join(into, library.replace('libs/', '@pratiche/')));
}

/** 1.4.2 becomes 1.5.0: neighbours that must get on. */
async function raiseVersion(file: string): Promise<void> {
  const content = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  const [major = '1', minor = '0'] = content.version.split('.');
  await writeFile(file, JSON.stringify({ ...content, version: `${major}.${Number(minor) + 1}.0` }, null, 2));
}

function webpack(cwd: string): Promise<void> {
  return new Promise((done, reject) => {
    const output: Buffer[] = [];
    const child = spawn(process.execPath, [join(ROOT, 'node_modules/webpack-cli/bin/cli.js'), '--mode', 'production'], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? done() : reject(new Error(`webpack in ${cwd} ended with ${code}:\n${Buffer.concat(output).toString()}`))));
  });
}
