import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { applyNextVersion } from './next-version.ts';
import { REMOTES, computeReleaseName } from './releases.ts';
import { runToEnd } from './run-to-end.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/pratiche/version-builds');
export const FRONT_ENDS = ['shell', ...REMOTES] as const;
const LIBRARIES = ['libs/domain', 'libs/api', 'libs/ui', 'libs/federation'] as const;
/** Has the version that host and remotes compare when they meet. */
const SHARED_LIBRARY = 'libs/ui/package.json';
const execFileAsync = promisify(execFile);

/** Another version of all four front ends, built from a separate tree. */
export interface VersionBuild {
  /** Human-readable source of the build. */
  from: string;
  /** Version of the libraries its host offers and its remotes need. */
  shared: string;
  dists: Record<(typeof FRONT_ENDS)[number], string>;
}

/** Version of the shared libraries in this tree. */
export const readSharedVersion = (): Promise<string> => readSharedVersionOf(ROOT);

/**
 * Builds the version after this one: these sources, with one more export of `libs/ui` that every
 * remote uses.
 */
export const buildNextVersion = async (): Promise<VersionBuild> =>
  buildCached('next', await hashSources(), 'these sources with one more export', async (tree) => {
    await copySources(tree);
    await linkPackages(tree);
    await applyNextVersion(tree, [...LIBRARIES, ...FRONT_ENDS]);
  });

/**
 * Finds the release before this one in git: the last tag `v…`, or `PREVIOUS_REF`. A release without
 * federated front ends or with another major version of the shared libraries does not count.
 */
export async function findPreviousRelease(): Promise<string | null> {
  const ref = process.env['PREVIOUS_REF'] || (await findLastRelease());
  return ref !== null && (await isNeighbour(ref)) ? ref : null;
}

export async function buildPreviousRelease(): Promise<VersionBuild | null> {
  const ref = await findPreviousRelease();
  if (ref === null) return null;
  const { stdout } = await execFileAsync('git', ['rev-parse', `${ref}^{tree}`], { cwd: ROOT });
  return buildCached('previous', stdout.trim(), ref, async (tree) => {
    await checkOutRef(ref, tree);
    await ((await needsOtherPackages(tree)) ? installPackages(tree) : linkPackages(tree));
  });
}

async function findLastRelease(): Promise<string | null> {
  // Searches only earlier commits: a tagged commit is not its own predecessor.
  const { stdout } = await execFileAsync(
    'git',
    ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD~1'],
    { cwd: ROOT },
  ).catch(() => ({ stdout: '' }));
  return stdout.trim() || null;
}

async function isNeighbour(ref: string): Promise<boolean> {
  const files = [SHARED_LIBRARY, ...FRONT_ENDS.map((name) => `${name}/webpack.config.mjs`)];
  const { stdout: found } = await execFileAsync('git', ['ls-tree', '--name-only', ref, ...files], {
    cwd: ROOT,
  });
  if (found.trim().split('\n').length < files.length) return false;
  const [theirs, ours] = [await readSharedVersionAt(ref), await readSharedVersion()];
  return theirs.split('.')[0] === ours.split('.')[0];
}

/** Version of the shared libraries in a commit. */
export async function readSharedVersionAt(ref: string): Promise<string> {
  const { stdout } = await execFileAsync('git', ['show', `${ref}:${SHARED_LIBRARY}`], {
    cwd: ROOT,
  });
  return versionIn(stdout);
}

const versionIn = (packageJson: string): string =>
  (JSON.parse(packageJson) as { version: string }).version;

async function hashSources(): Promise<string> {
  const names = await Promise.all(
    FRONT_ENDS.map((name) => computeReleaseName(join(ROOT, name, 'dist'), name)),
  );
  return [...names, await readFile(join(import.meta.dirname, 'next-version.ts'), 'utf8')].join(' ');
}

/** Reuses a build of the same content; keeps only the last build of each name. */
async function buildCached(
  name: string,
  content: string,
  from: string,
  prepare: (tree: string) => Promise<void>,
): Promise<VersionBuild> {
  const folder = join(CACHE, name, createHash('sha256').update(content).digest('hex').slice(0, 16));
  if (!existsSync(folder)) await buildVersion(folder, prepare);
  const shared = await readFile(join(folder, 'shared.txt'), 'utf8');
  return {
    from,
    shared,
    dists: Object.fromEntries(
      FRONT_ENDS.map((one) => [one, join(folder, one)]),
    ) as VersionBuild['dists'],
  };
}

async function buildVersion(
  target: string,
  prepare: (tree: string) => Promise<void>,
): Promise<void> {
  const tree = await mkdtemp(join(tmpdir(), 'other-build-'));
  try {
    await prepare(tree);
    const waiting: string[] = [...FRONT_ENDS];
    const work = async (): Promise<void> => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
        await runWebpack(join(tree, name));
    };
    await Promise.all([work(), work()]);
    const incoming = `${target}.part`;
    await rm(join(target, '..'), { recursive: true, force: true });
    for (const name of FRONT_ENDS)
      await cp(join(tree, name, 'dist'), join(incoming, name), { recursive: true });
    await writeFile(join(incoming, 'shared.txt'), await readSharedVersionOf(tree));
    await rename(incoming, target);
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
}

async function readSharedVersionOf(tree: string): Promise<string> {
  return versionIn(await readFile(join(tree, SHARED_LIBRARY), 'utf8'));
}

async function copySources(tree: string): Promise<void> {
  const isSource = (path: string) => !/(?:^|\/)(?:dist|node_modules)$/.test(relative(ROOT, path));
  for (const name of [...LIBRARIES, ...FRONT_ENDS])
    await cp(join(ROOT, name), join(tree, name), { recursive: true, filter: isSource });
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.base.json'])
    await cp(join(ROOT, name), join(tree, name));
}

export async function checkOutRef(ref: string, tree: string): Promise<void> {
  const archive = join(tree, 'sources.tar');
  await execFileAsync('git', ['archive', '--format=tar', `--output=${archive}`, ref], {
    cwd: ROOT,
  });
  await execFileAsync('tar', ['-xf', archive, '-C', tree]);
}

/** Whether its front ends were made with packages that are not installed here in the same version. */
async function needsOtherPackages(tree: string): Promise<boolean> {
  const wanted = await Promise.all(
    [...LIBRARIES, ...FRONT_ENDS].map(
      async (name) => (await readInstalledVersion(join(tree, name))).dependencies ?? {},
    ),
  );
  for (const [name, version] of wanted
    .flatMap((one) => Object.entries(one))
    .filter(([name]) => !name.startsWith('@pratiche/'))) {
    const here = join(ROOT, 'node_modules', name);
    if (!existsSync(here) || (await readInstalledVersion(here)).version !== version) return true;
  }
  return false;
}

const readInstalledVersion = async (
  folder: string,
): Promise<{ version?: string; dependencies?: Record<string, string> }> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

const installPackages = (tree: string): Promise<string> =>
  runToEnd('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], tree);

/** The packages installed here, and the libraries of that tree under their names. */
export async function linkPackages(tree: string): Promise<void> {
  const from = join(ROOT, 'node_modules');
  const into = join(tree, 'node_modules');
  await mkdir(join(into, '@pratiche'), { recursive: true });
  const own = new Set<string>(['@pratiche', '.cache', 'backend', 'e2e', 'bench', ...FRONT_ENDS]);
  for (const name of await readdir(from))
    if (!own.has(name)) await symlink(join(from, name), join(into, name));
  for (const library of LIBRARIES)
    await symlink(join('../..', library), join(into, library.replace('libs/', '@pratiche/')));
}

const runWebpack = (cwd: string): Promise<string> =>
  runToEnd(
    process.execPath,
    [join(ROOT, 'node_modules/webpack-cli/bin/cli.js'), '--mode', 'production'],
    cwd,
  );
