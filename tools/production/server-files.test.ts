import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createCertificateAuthority } from '../services/certificate-authority.ts';
import { freePort } from '../services/free-port.ts';
import { startNginx } from '../services/nginx.ts';
import { findProgram } from '../services/programs.ts';
import { parseOverrideOrigins, writeServerFiles, type ServerPlan } from './server-files.ts';
import { installServerFiles } from './systemd.ts';

const MAX_EXPOSURE = 3;
const UNITS = ['pratiche-http@', 'pratiche-worker@', 'pratiche-migrate', 'pratiche-watch'];
const run = promisify(execFile);
const nginx = findProgram('nginx');
const systemdAnalyze = findProgram('systemd-analyze');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const plan = (given: Partial<ServerPlan> = {}): ServerPlan => ({
  host: 'portale.example',
  ports: {
    shell: 18_443,
    'mfe-wizard': 18_081,
    'mfe-lists': 18_082,
    'mfe-admin': 18_083,
    'http-1': 3001,
    'http-2': 3002,
  },
  acmeFolder: join(folder, 'acme'),
  redirectPort: 18_080,
  root: join(folder, 'front-ends'),
  logs: folder,
  // A program that is there, as systemd wants of what it starts.
  program: folder,
  node: process.execPath,
  user: 'pratiche',
  ...given,
});

const text = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');

/** Asks nginx, if it is installed, whether it takes the sites, within a configuration like Debian's. */
async function expectValidSites(): Promise<void> {
  if (nginx === null) return;
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp { include ${folder}/nginx/*.conf; }\n`,
  );
  const { stderr } = await run(nginx, ['-t', '-c', config, '-e', `${folder}/error.log`]);
  expect(stderr).toContain('test is successful');
}

describe('files for servers of one’s own', () => {
  it('are nginx sites, systemd units and a file of variables', async () => {
    expect((await writeServerFiles(folder, plan())).sort()).toEqual([
      ...['http-1', 'http-2', 'migrate', 'pratiche', 'worker-1', 'worker-2'].map(
        (name) => `etc/${name}.env`,
      ),
      'nginx/pratiche-0-log.conf',
      ...['mfe-admin', 'mfe-lists', 'mfe-wizard', 'shell'].map(
        (name) => `nginx/pratiche-${name}.conf`,
      ),
      ...['mariadb', 'nginx'].map((name) => `systemd/${name}.service.d/pratiche.conf`),
      'systemd/pratiche-backup.service',
      'systemd/pratiche-backup.timer',
      'systemd/pratiche-http@.service',
      'systemd/pratiche-migrate.service',
      'systemd/pratiche-watch.service',
      'systemd/pratiche-watch.timer',
      'systemd/pratiche-worker@.service',
      'systemd/pratiche.target',
      'systemd/redis-server.service.d/pratiche.conf',
      'sysusers/pratiche.conf',
    ]);
    expect(await text('sysusers/pratiche.conf')).toMatch(/^u pratiche - /);
    expect(await text('etc/pratiche.env')).toContain('PUBLIC_URL=https://portale.example:18443\n');
  });

  it('name the storage that browsers take large files from, where one is given', async () => {
    const readFrames = async (given: Partial<ServerPlan>) => {
      await writeServerFiles(folder, plan(given));
      return /frame-src [^;]*/.exec(await text('nginx/pratiche-shell.conf'))?.[0]?.trim();
    };
    expect(await readFrames({})).toBe("frame-src 'self' blob:");
    expect(await readFrames({ storageOrigin: 'https://conto.blob.core.windows.net' })).toBe(
      "frame-src 'self' blob: https://conto.blob.core.windows.net",
    );
    await expectValidSites();
  });

  it('name the processes that the units start, and their origins', async () => {
    await writeServerFiles(folder, plan());
    const site = await text('nginx/pratiche-shell.conf');
    for (const port of [3001, 3002]) {
      expect(site).toContain(`server 127.0.0.1:${port} max_fails=1 fail_timeout=10s;`);
      expect(await text(`etc/http-${port - 3000}.env`)).toContain(`PORT=${port}\n`);
    }
    expect(site).toContain('https://portale.example:18082');
    expect(site).toContain('listen 127.0.0.1:18443;');
  });

  it('name origins of overrides for the pages and the processes, on a portal of tests alone', async () => {
    await writeServerFiles(folder, plan());
    expect(await text('etc/pratiche.env')).not.toContain('PORTAL_STAGE');
    const overrideOrigins = parseOverrideOrigins('https://lists.example,http://127.0.0.1:8090');
    await writeServerFiles(folder, plan({ overrideOrigins }));
    expect(await text('nginx/pratiche-shell.conf')).toContain(
      ':18083 https://lists.example http://127.0.0.1:8090;',
    );
    expect(await text('etc/pratiche.env')).toContain(
      'PORTAL_STAGE=test\nREMOTE_OVERRIDE_ORIGINS=https://lists.example http://127.0.0.1:8090\n',
    );
    for (const wrong of ['https://lists.example/', "https://x;script-src'*'", '*'])
      expect(() => parseOverrideOrigins(wrong)).toThrow('is no origin');
  });

  it('run nothing as root, and each process with metrics of its own', async () => {
    await writeServerFiles(folder, plan());
    for (const name of UNITS)
      expect(await text(`systemd/${name}.service`)).toContain('User=pratiche\n');
    const target = await text('systemd/pratiche.target');
    const ports = await Promise.all(
      ['http-1', 'http-2', 'worker-1', 'worker-2'].map(async (name) => {
        expect(target).toContain(`pratiche-${name.replace('-', '@')}.service`);
        return /METRICS_PORT=(\d+)/.exec(await text(`etc/${name}.env`))?.[1];
      }),
    );
    expect(new Set(ports).size).toBe(4);
  });

  it('are units that systemd takes', async () => {
    const paths = await writeServerFiles(folder, plan());
    if (systemdAnalyze === null) return;
    const units = paths.flatMap((path) =>
      /^systemd\/[^/]+$/.test(path) ? [join(folder, path.replace('@.', '@1.'))] : [],
    );
    for (const name of ['http', 'worker'])
      await symlink(
        join(folder, `systemd/pratiche-${name}@.service`),
        join(folder, `systemd/pratiche-${name}@1.service`),
      );
    const { stdout, stderr } = await run(systemdAnalyze, ['verify', ...units], { timeout: 60_000 });
    expect(`${stdout}${stderr}`).not.toContain('pratiche');
  });

  it.each(UNITS)('leave %s no more than it needs', async (name) => {
    await writeServerFiles(folder, plan());
    if (systemdAnalyze === null) return;
    const { stdout } = await run(systemdAnalyze, [
      ...['security', '--offline=true', '--no-pager'],
      join(folder, `systemd/${name}.service`),
    ]);
    const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
    expect(exposure).toBeLessThanOrEqual(MAX_EXPOSURE);
    const unit = await text(`systemd/${name}.service`);
    for (const limit of ['MemoryMax=', 'TasksMax=']) expect(unit).toContain(`\n${limit}`);
  });

  it('are sites that nginx takes, where it can be asked', async () => {
    await writeServerFiles(folder, plan());
    await expectValidSites();
  });

  it('are sites that nginx takes with TLS of its own, over HTTP/2 and with a way on from port 80', async () => {
    await withCertificate(async (certificate) => {
      await writeServerFiles(folder, plan({ certificate }));
      expect(await text('nginx/pratiche-shell.conf')).toContain('listen 18443 ssl http2;');
      expect(await text('nginx/pratiche-redirect.conf')).toContain(
        'return 308 https://$host:18443$request_uri;',
      );
      await expectValidSites();
    });
  });

  it('put the remotes behind the portal’s port, each under its name', async () => {
    const remoteHosts = {
      'mfe-wizard': 'wizard.example',
      'mfe-lists': 'lists.example',
      'mfe-admin': 'admin.example',
    };
    await withCertificate(async (certificate) => {
      await writeServerFiles(folder, plan({ certificate, remoteHosts }));
      const lists = await text('nginx/pratiche-mfe-lists.conf');
      expect(lists).toContain('listen 18443 ssl http2;');
      expect(lists).toContain('server_name lists.example;');
      expect(await text('nginx/pratiche-shell.conf')).toContain('https://lists.example:18443');
      expect(await text('nginx/pratiche-redirect.conf')).toContain(
        'server_name portale.example wizard.example lists.example admin.example;',
      );
      await expectValidSites();
    });
  });
});

describe('sites of one port', () => {
  /** Status and headers over HTTP/2, of one of the names behind the port. */
  async function askByName(port: number, ca: string, name: string) {
    const session = connect(`https://127.0.0.1:${port}`, { ca, servername: 'portale.example' });
    try {
      const request = session.request({ ':path': '/health', ':authority': `${name}:${port}` });
      const [headers] = (await once(request, 'response')) as [IncomingHttpHeaders];
      request.resume();
      return headers;
    } finally {
      session.close();
    }
  }

  it('answer over HTTP/2 by name, and on port 80 send on to https but for ACME', async () => {
    if (nginx === null || findProgram('openssl') === null) return;
    const authority = await createCertificateAuthority();
    const [port, redirectPort] = [await freePort(), await freePort()];
    const acmeFolder = join(folder, 'acme');
    await mkdir(join(acmeFolder, '.well-known/acme-challenge'), { recursive: true });
    await writeFile(join(acmeFolder, '.well-known/acme-challenge/token'), 'answer');
    const paths = await writeServerFiles(
      folder,
      plan({
        certificate: await authority.issueCertificate('portale.example'),
        remoteHosts: {
          'mfe-wizard': 'wizard.example',
          'mfe-lists': 'lists.example',
          'mfe-admin': 'admin.example',
        },
        ports: { ...plan().ports, shell: port },
        redirectPort,
        acmeFolder,
      }),
    );
    const sites = paths.filter((path) => /^nginx\/pratiche-[^0]/.test(path));
    const server = await startNginx(await Promise.all(sites.map(text)), [port, redirectPort]);
    try {
      const ca = await readFile(authority.file, 'utf8');
      const shell = await askByName(port, ca, 'portale.example');
      const lists = await askByName(port, ca, 'lists.example');
      expect([shell[':status'], shell['x-frame-options']]).toEqual([204, 'DENY']);
      expect([lists[':status'], lists['cross-origin-resource-policy']]).toEqual([
        204,
        'cross-origin',
      ]);
      const plain = `http://127.0.0.1:${redirectPort}`;
      const token = await fetch(`${plain}/.well-known/acme-challenge/token`);
      expect(await token.text()).toBe('answer');
      const onward = await fetch(`${plain}/login?a=1`, { redirect: 'manual' });
      expect([onward.status, onward.headers.get('location')]).toEqual([
        308,
        `https://127.0.0.1:${port}/login?a=1`,
      ]);
    } finally {
      await server.stop();
      await authority.remove();
    }
  });
});

describe('files on a machine', () => {
  it('are where systemd and nginx read them, and never over variables that are there', async () => {
    const paths = await writeServerFiles(folder, plan());
    const root = join(folder, 'machine');
    installServerFiles(folder, paths, () => undefined, root);
    const variables = join(root, 'etc/pratiche/pratiche.env');
    await writeFile(variables, 'JWT_SECRET=own\n');
    installServerFiles(folder, paths, () => undefined, root);
    expect(await readFile(variables, 'utf8')).toBe('JWT_SECRET=own\n');
    expect((await stat(variables)).mode & 0o777).toBe(0o600);
    for (const path of ['nginx/conf.d/pratiche-shell.conf', 'systemd/system/pratiche.target'])
      expect((await stat(join(root, 'etc', path))).isFile()).toBe(true);
  });
});

async function withCertificate(
  act: (certificate: { certificate: string; key: string }) => Promise<void>,
): Promise<void> {
  if (findProgram('openssl') === null) return;
  const authority = await createCertificateAuthority();
  try {
    await act(await authority.issueCertificate('portale.example'));
  } finally {
    await authority.remove();
  }
}
