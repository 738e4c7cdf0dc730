import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { REMOTES } from './releases.ts';
import { CONTAINER_SECRETS, createContainerSecrets } from './container-secrets.ts';
import {
  NOT_FOR_CONTAINERS,
  ROOT,
  readText,
  compose,
  services,
  findService,
} from './compose-file.ts';

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
const VARIABLES = new Set(
  [
    ...readText('backend/src/platform/config/environment.schema.ts').matchAll(/^ {2}([A-Z_]+): /gm),
  ].map(([, name]) => name),
);

/** Ids in the images. */
const USERS: Readonly<Record<string, [number, number]>> = {
  node: [1000, 1000],
  mysql: [999, 999],
  redis: [999, 1000],
};

describe('compose', () => {
  it('has processes for requests and for jobs in any number, every front end, and the services they need', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      [
        'backup',
        'clamav',
        'clamav-signatures',
        'http',
        'mail',
        'migrate',
        ...REMOTES,
        'mysql',
        'redis',
        'restore',
        'shell',
        'worker',
      ].sort(),
    );
    expect(findService('worker').command?.slice(-2)).toEqual([
      'backend/dist/src/supervise.js',
      'worker.js',
    ]);
    expect(existsSync(join(ROOT, 'backend/src/migrate.ts'))).toBe(true);
    for (const script of ['worker', 'main', 'supervise'])
      expect(existsSync(join(ROOT, `backend/src/${script}.ts`))).toBe(true);
  });

  it.each(['http', 'worker', 'migrate', 'backup', 'restore'])(
    'gives %s only variables the program reads',
    (name) => {
      const given = Object.keys(findService(name).environment ?? {}).map((variable) =>
        variable.replace(/_FILE$/, ''),
      );
      expect(given.filter((variable) => !VARIABLES.has(variable))).toEqual([]);
      expect(given).toEqual(expect.arrayContaining(['DATABASE_URL', 'JWT_SECRET', 'PUBLIC_URL']));
    },
  );

  it.each(['http', 'worker', 'backup', 'restore'])(
    'gives %s every variable the program reads',
    (name) => {
      const given = new Set(
        Object.keys(findService(name).environment ?? {}).map((one) => one.replace(/_FILE$/, '')),
      );
      expect([...VARIABLES].filter((one) => !given.has(one ?? ''))).toEqual(
        NOT_FOR_CONTAINERS.filter((one) => VARIABLES.has(one)),
      );
    },
  );

  it('names the origins of overrides in the policy of the pages', () => {
    expect(findService('shell').environment?.['REMOTE_ORIGINS']).toMatch(
      /^\$\{REMOTE_ORIGINS:.*\} \$\{REMOTE_OVERRIDE_ORIGINS:-\}$/,
    );
  });

  it.each(['http', 'worker'])('has %s as often as a variable says', (name) => {
    expect(findService(name).deploy?.replicas).toMatch(/^\$\{(?:HTTP_PROCESSES|WORKERS):-2\}$/);
    expect(findService(name).environment).toMatchObject({
      DATABASE_POOL: '${DATABASE_POOL:-20}',
      DATABASE_MIGRATIONS: 'check',
    });
  });

  it('lets one job migrate, with a user whose password no other process has', () => {
    const owners = services
      .filter(([, { secrets = [] }]) => secrets.includes('database_owner_password'))
      .map(([name]) => name);
    expect(owners.sort()).toEqual(['migrate', 'mysql', 'restore']);
    expect(findService('restore').profiles).toEqual(['restore']);
    for (const name of ['http', 'worker'])
      expect(findService(name).depends_on?.['migrate']?.condition).toBe(
        'service_completed_successfully',
      );
    const users = readText('docker/mysql/users.sh');
    expect(users).toContain('GRANT SELECT, INSERT, UPDATE, DELETE ON');
    expect(users).not.toMatch(/GRANT ALL|CREATE,|ALTER|TRIGGER/);
    expect(findService('mysql').environment?.['MYSQL_USER']).toBe('pratiche_owner');
  });

  it('names every variable it wants in .env.example, and secrets only by their files', () => {
    const text = readText('docker/compose.yaml');
    const wanted = new Set(
      [...text.matchAll(/(?<!\$)\$\{([A-Z_]+)/g)].map(([, name]) => name ?? ''),
    );
    expect([...wanted].filter((name) => !example.has(name))).toEqual([]);
    expect([...example.keys()].filter((name) => !wanted.has(name))).toEqual([]);
    expect(
      [...wanted].filter((name) => /PASSWORD|SECRET|KEY|CONNECTION_STRING/.test(name)),
    ).toEqual([]);
    expect(Object.keys(compose.secrets).sort()).toEqual([...CONTAINER_SECRETS, 'build_ca'].sort());
    for (const name of CONTAINER_SECRETS)
      expect(compose.secrets[name]).toEqual({ file: `./secrets/${name}` });
    for (const [name, { environment = {}, secrets = [] }] of services)
      for (const value of Object.values(environment)) {
        const secret = /^\/run\/secrets\/(\w+)$/.exec(value)?.[1];
        if (secret !== undefined)
          expect([name, secrets]).toEqual([name, expect.arrayContaining([secret])]);
      }
  });

  it('has the release of the tree in one place', () => {
    const { version } = JSON.parse(readText('package.json')) as { version: string };
    expect(example.get('RELEASE')).toBe(version);
    // Published releases, the menu and reports of errors begin with it.
    for (const name of ['backend', 'shell', ...REMOTES])
      expect([name, JSON.parse(readText(`${name}/package.json`))]).toEqual([
        name,
        expect.objectContaining({ version }),
      ]);
    expect(readText('docker/front-end/Dockerfile')).toMatch(/^ARG RELEASE$/m);
    for (const { build } of builtServices.map(([, one]) => one))
      expect(build?.args?.['RELEASE'] ?? '${RELEASE:?as in .env.example}').toBe(
        '${RELEASE:?as in .env.example}',
      );
  });

  it('makes secrets that the folder keeps to its owner, each once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    try {
      const target = join(folder, 'secrets');
      expect(createContainerSecrets(target)).toEqual(CONTAINER_SECRETS);
      const read = () => CONTAINER_SECRETS.map((name) => readFileSync(join(target, name), 'utf8'));
      const made = read();
      expect(new Set(made).size).toBe(made.length);
      expect(createContainerSecrets(target)).toEqual([]);
      expect(read()).toEqual(made);
      expect(statSync(target).mode & 0o777).toBe(0o700);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('gives secrets to their readers alone, also in a folder that others made', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    try {
      chmodSync(folder, 0o755);
      createContainerSecrets(folder);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      for (const name of CONTAINER_SECRETS) {
        const { uid, gid, mode } = statSync(join(folder, name));
        // Without root only the folder keeps others out.
        if (process.getuid?.() !== 0) expect([name, mode & 0o777]).toEqual([name, 0o444]);
        else expect([name, mode & 0o227]).toEqual([name, 0]);
        for (const [reader, { user = 'node', secrets = [] }] of services)
          if (secrets.includes(name) && process.getuid?.() === 0) {
            const [readerUid, readerGid] = USERS[user] ?? [];
            const isReadable =
              (uid === readerUid && (mode & 0o400) !== 0) ||
              (gid === readerGid && (mode & 0o040) !== 0);
            expect([name, reader, isReadable]).toEqual([name, reader, true]);
          }
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('says so where a set-up of an earlier release has its files in Azurite', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    try {
      writeFileSync(
        join(folder, 'azure_storage_connection_string'),
        'AccountName=a;AccountKey=b==;BlobEndpoint=http://azurite:10000/a;\n',
      );
      expect(() => createContainerSecrets(folder)).toThrow(/names Azurite/);
      expect(existsSync(join(folder, 'jwt_secret'))).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('keeps files in a volume of all processes, which the image gives to their user', () => {
    for (const name of ['http', 'worker', 'restore'])
      expect(findService(name).volumes).toContain('files:/data/files');
    expect(findService('backup').volumes).toContain('files:/data/files:ro');
    const dockerfile = readText('docker/backend/Dockerfile');
    expect(dockerfile).toMatch(/mkdir -p \/data\/files \/backups && chown node:node \/data\/files/);
    expect(dockerfile).toContain('DATA_DIR=/data\n');
  });

  it('makes an archive each night at two, whatever the last one ended with', () => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    const log = join(folder, 'log');
    const stub = (name: string, text: string) => {
      writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
    };
    try {
      // 22:00:00, then 2:00:07, then the container is stopped.
      const moments = [Date.UTC(2026, 10, 30, 22) / 1000, Date.UTC(2026, 11, 1, 2, 0, 7) / 1000];
      writeFileSync(join(folder, 'moments'), `${moments.join('\n')}\n0\n`);
      stub('date', `head -n 1 ${folder}/moments; sed -i 1d ${folder}/moments`);
      stub('sleep', `echo "sleep $1" >> ${log}; test "$(wc -l < ${log})" -lt 5`);
      stub('node', `echo "node $*" >> ${log}; exit 1`);
      const [shell = '', option = '', script = ''] = findService('backup').command ?? [];
      spawnSync(shell, [option, script.replaceAll('$$', '$')], {
        env: { PATH: `${folder}:${process.env['PATH']}` },
      });
      const made = `node --enable-source-maps backend/dist/src/backup/backup.command.js make /backups/archives --keep 14`;
      expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([
        'sleep 14400',
        made,
        'sleep 86393',
        made,
        'sleep 7200',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('has Redis refuse before the kernel ends it', () => {
    const { command = [], mem_limit: limit = '' } = findService('redis');
    const [, megabytes = '0'] = /--maxmemory (\d+)mb /.exec(command.join(' ')) ?? [];
    expect(Number(megabytes)).toBeGreaterThan(0);
    // Its file is written anew by a copy of the process.
    expect(limit).toBe(`${2 * Number(megabytes)}m`);
  });

  it.each(services)('bounds memory, processors, processes and log of %s', (name, one) => {
    expect([name, one.mem_limit]).toEqual([name, expect.stringMatching(/\d[mg]\}?$/)]);
    expect(one.cpus).toBeDefined();
    expect(one.pids_limit).toBeGreaterThan(0);
    expect(one.logging?.options).toEqual({ 'max-size': '20m', 'max-file': '5' });
  });

  it('keeps the front ends away from data, and data away from everything outside', () => {
    const inNetwork = (network: string) =>
      services
        .filter(([, { networks = [] }]) => networks.includes(network))
        .map(([name]) => name)
        .sort();
    expect(compose.networks['inside']).toEqual({ internal: true });
    for (const name of ['mysql', 'redis', 'clamav'])
      expect(findService(name).networks).toEqual(['inside']);
    expect(inNetwork('front')).toEqual(['http', 'shell']);
    // Remotes ask the host what the portal offers.
    expect(inNetwork('remotes')).toEqual([...REMOTES, 'shell'].sort());
    expect(inNetwork('outside')).toEqual([
      'backup',
      'clamav-signatures',
      'http',
      'restore',
      'worker',
    ]);
    expect(example.get('TRUST_PROXY')).toBe(compose.networks['front']?.ipam?.config[0].subnet);
  });

  it('asks the name of the http processes again and again, so that their number may change', () => {
    const servers = findService('shell').environment?.['BACKEND_SERVERS'] ?? '';
    expect(servers).toContain('resolver 127.0.0.11 valid=5s');
    expect(servers).toContain('server http:3000 resolve max_fails=1 fail_timeout=10s;');
    const [, major, minor, patch] =
      /^FROM nginxinc\/nginx-unprivileged:(\d+)\.(\d+)\.(\d+)/m
        .exec(readText('docker/front-end/Dockerfile'))
        ?.map(Number) ?? [];
    // "resolve" of a server came with 1.27.3.
    expect((major ?? 0) * 1e6 + (minor ?? 0) * 1e3 + (patch ?? 0)).toBeGreaterThanOrEqual(
      1_027_003,
    );
  });

  it.each(services)(
    'pins the version of %s, on a file system it cannot write, without more rights later',
    (_, one) => {
      expect(one.image).toMatch(
        /:(?:\$\{RELEASE:\?[^}]+\}|v?\d+\.\d+\.\d+(?:-\w+)?)(?:@sha256:[0-9a-f]{64})?$/,
      );
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

  it.each(['shell', ...REMOTES])('gives the nginx of %s a bounded part of the memory', (name) => {
    expect(findService(name).tmpfs).toEqual([expect.stringMatching(/^\/tmp:.*\bsize=\d+m$/)]);
  });

  it('asks a worker on the port where it answers', () => {
    const { healthcheck, environment, command } = findService('worker');
    expect(command?.at(-1)).toMatch(/worker\.js$/);
    expect(healthcheck?.test.at(-1)).toContain("process.env.METRICS_PORT + '/live'");
    expect(environment?.['METRICS_PORT']).toMatch(/^\d+$/);
  });

  it('publishes the ports that .env.example names', () => {
    const port = (name: string) => /:(\d+):8080$/.exec(findService(name).ports?.[0] ?? '')?.[1];
    expect(example.get('REMOTE_ORIGINS')).toBe(
      REMOTES.map((name) => `http://localhost:${port(name)}`).join(' '),
    );
    expect(example.get('PUBLIC_URL')).toBe(`http://localhost:${port('shell')}`);
  });

  it('mounts only volumes it declares, and Redis keeps every job', () => {
    const named = services
      .flatMap(([, { volumes = [] }]) => volumes)
      .map((volume) => volume.replace('${BACKUPS:-backups}', 'backups').split(':')[0] ?? '')
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
    for (const name of ['http', 'worker'])
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

  it('and the other parts without TLS are the only hosts allowed without it', () => {
    const plain = (example.get('PLAIN_HOSTS') ?? '').split(',');
    expect(plain.filter((name) => !(name in compose.services))).toEqual([]);
    for (const name of ['http', 'worker'])
      expect(findService(name).environment?.['PLAIN_HOSTS']).toMatch(/^\$\{PLAIN_HOSTS:\?/);
  });
});
