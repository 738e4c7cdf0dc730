import { existsSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { REMOTES } from './releases.ts';
import { renderBackendServers } from './nginx-sites.ts';
import { ROOT, readText, compose, services, findService } from './compose-file.ts';

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
      renderBackendServers(addresses.map((address) => `${address}:3000`)),
    );
    expect(example.get('TRUST_PROXY')).toBe(subnet);
  });

  it.each(['shell', ...REMOTES])('gives the nginx of %s a bounded part of the memory', (name) => {
    expect(findService(name).tmpfs).toEqual([expect.stringMatching(/^\/tmp:.*\bsize=\d+m$/)]);
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
