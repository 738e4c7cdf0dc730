import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');

/** In the order in which they use each other. */
export const LIBRARIES = ['domain', 'api', 'ui', 'federation'] as const;

/** Builds every library of a tree: JavaScript, types and styles into its `dist`. */
export async function buildLibraries(tree = ROOT): Promise<void> {
  const program = join(tree, 'tools/packages/build-library.mjs');
  for (const name of LIBRARIES)
    await execFileAsync(process.execPath, [program], { cwd: join(tree, 'libs', name) }).catch(
      ({ stdout, stderr }: { stdout: string; stderr: string }) => {
        throw new Error(`libs/${name} cannot be built:\n${stdout}${stderr}`);
      },
    );
}

/** Writes one `.tgz` for each library into a folder. */
export async function packLibraries(folder: string, tree = ROOT): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const name of LIBRARIES) {
    const { stdout } = await runNpm(
      ['pack', '--json', '--ignore-scripts', '--pack-destination', resolve(folder)],
      join(tree, 'libs', name),
    );
    const [packed] = JSON.parse(stdout) as [{ filename: string }];
    files.push(join(folder, packed.filename));
  }
  return files;
}

/** Publishes what the registry does not have yet in this version. Answers the names it published. */
export async function publishLibraries(
  registry: string,
  { tree = ROOT, npmrc }: { tree?: string; npmrc?: string } = {},
): Promise<string[]> {
  const options = [`--registry=${registry}`, ...(npmrc ? [`--userconfig=${npmrc}`] : [])];
  const published: string[] = [];
  for (const library of LIBRARIES) {
    const folder = join(tree, 'libs', library);
    const { name, version } = JSON.parse(
      await readFile(join(folder, 'package.json'), 'utf8'),
    ) as Record<'name' | 'version', string>;
    if (await isPublished(`${name}@${version}`, options, folder)) continue;
    await runNpm(['publish', '--ignore-scripts', ...options], folder);
    published.push(`${name}@${version}`);
  }
  return published;
}

const isPublished = (what: string, options: string[], folder: string): Promise<boolean> =>
  runNpm(['view', what, 'version', ...options], folder).then(
    ({ stdout }) => stdout.trim() !== '',
    (error: { stderr?: string }) => {
      if (error.stderr?.includes('E404')) return false;
      throw error;
    },
  );

/** Errors are read from npm's output, which `npm --silent` around this process would suppress. */
const runNpm = (args: readonly string[], cwd: string) =>
  execFileAsync('npm', [...args, '--loglevel=error'], { cwd, maxBuffer: 64 * 1024 * 1024 });
