import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { requireProgram } from '../services/programs.ts';
import {
  listBaseImages,
  listContainerImages,
  qualifyImage,
  type BuiltImage,
  type ContainerImage,
} from './container-images.ts';
import { runToEnd } from './run-to-end.ts';
import { buildStandIn, standInName } from './stand-in-images.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface ImageBuildOptions {
  release: string;
  /** Folder that takes the images; buildah's own without it. */
  storage: string | undefined;
  onProgress: (text: string) => void;
  onBuilt: (image: BuiltImage) => void;
}

/** Builds the images of the compose file by buildah, which needs no container engine. */
export async function buildImages(options: ImageBuildOptions): Promise<void> {
  const buildah = await createBuildah(options.storage);
  const compose = await readFile(join(ROOT, 'docker/compose.yaml'), 'utf8');
  const isPulled = new Map<string, boolean>();
  for (const image of listContainerImages(compose, options.release)) {
    const bases = listBaseImages(await readFile(join(ROOT, image.dockerfile), 'utf8'));
    for (const base of bases)
      if (!isPulled.has(base)) isPulled.set(base, await buildah.pullOrReplace(base, options));
    const standIns = bases.filter((base) => !isPulled.get(base));
    options.onProgress(`builds ${image.name}`);
    const start = performance.now();
    await buildah.build(image, standIns);
    options.onBuilt({
      name: image.name,
      seconds: (performance.now() - start) / 1000,
      size: await buildah.readSize(image.name),
      standIns,
    });
  }
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

async function createBuildah(storage: string | undefined) {
  const program = requireProgram('buildah');
  const place =
    storage === undefined
      ? []
      : ['--root', join(storage, 'root'), '--runroot', join(storage, 'run')];
  const run = (args: string[]) => runToEnd(program, [...place, ...args], ROOT);
  // npm opens more files at once than the usual limit of a container.
  const limit = (await runToEnd('sh', ['-c', 'ulimit -Hn'], ROOT)).trim();
  const files = limit === 'unlimited' ? '1048576' : limit;
  const bud = (args: string[]) =>
    run([
      'bud',
      '--isolation',
      'chroot',
      '--layers',
      '--ulimit',
      `nofile=${files}:${files}`,
      ...args,
    ]);
  const authority = process.env['BUILD_CA'];
  return {
    pullOrReplace: async (base: string, { onProgress }: ImageBuildOptions): Promise<boolean> => {
      onProgress(`pulls ${base}`);
      if (await succeeds(run(['pull', '--quiet', qualifyImage(base)]))) return true;
      const name = standInName(base);
      const isThere = await succeeds(run(['inspect', '--type', 'image', name]));
      onProgress(`cannot pull ${base}: ${isThere ? 'uses its' : 'builds a'} stand-in`);
      if (!isThere) await buildStandIn(base, (tag, folder) => bud(['--tag', tag, folder]));
      return false;
    },
    build: ({ name, dockerfile, args }: ContainerImage, standIns: string[]) =>
      bud([
        ...standIns.flatMap((base) => [
          '--build-context',
          `${base}=docker-image://${standInName(base)}`,
        ]),
        ...(authority ? ['--secret', `id=build_ca,src=${resolve(authority)}`] : []),
        ...Object.entries(args).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]),
        ...['--tag', name, '--file', dockerfile, '.'],
      ]),
    readSize: async (name: string) => (await run(['images', '--format', '{{.Size}}', name])).trim(),
  };
}
