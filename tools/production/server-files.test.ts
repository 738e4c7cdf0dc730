import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createCertificateAuthority } from '../services/certificate-authority.ts';
import { findProgram } from '../services/programs.ts';
import { parseOverrideOrigins, writeServerFiles, type ServerPlan } from './server-files.ts';

const SYSTEMD_ANALYZE = '/usr/bin/systemd-analyze';
const run = promisify(execFile);
const nginx = findProgram('nginx');

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
      'nginx/pratiche-0-log.conf',
      ...['mfe-admin', 'mfe-lists', 'mfe-wizard', 'shell'].map(
        (name) => `nginx/pratiche-${name}.conf`,
      ),
      'pratiche.env',
      ...['http-1', 'http-2'].map((name) => `systemd/pratiche-${name}.service`),
      'systemd/pratiche-watch.service',
      'systemd/pratiche-watch.timer',
      ...['worker-1', 'worker-2'].map((name) => `systemd/pratiche-${name}.service`),
      'systemd/pratiche.target',
      'sysusers/pratiche.conf',
    ]);
    expect(await text('sysusers/pratiche.conf')).toMatch(/^u pratiche - /);
    expect(await text('pratiche.env')).toContain('PUBLIC_URL=https://portale.example:18443\n');
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
      expect(await text(`systemd/pratiche-http-${port - 3000}.service`)).toContain(
        `Environment=PORT=${port}\n`,
      );
    }
    expect(site).toContain('https://portale.example:18082');
    expect(site).toContain('listen 127.0.0.1:18443;');
  });

  it('name origins of overrides for the pages and the processes, on a portal of tests alone', async () => {
    await writeServerFiles(folder, plan());
    expect(await text('pratiche.env')).not.toContain('PORTAL_STAGE');
    const overrideOrigins = parseOverrideOrigins('https://lists.example,http://127.0.0.1:8090');
    await writeServerFiles(folder, plan({ overrideOrigins }));
    expect(await text('nginx/pratiche-shell.conf')).toContain(
      ':18083 https://lists.example http://127.0.0.1:8090;',
    );
    expect(await text('pratiche.env')).toContain(
      'PORTAL_STAGE=test\nREMOTE_OVERRIDE_ORIGINS=https://lists.example http://127.0.0.1:8090\n',
    );
    for (const wrong of ['https://lists.example/', "https://x;script-src'*'", '*'])
      expect(() => parseOverrideOrigins(wrong)).toThrow('is no origin');
  });

  it('run nothing as root, and each process with metrics of its own', async () => {
    await writeServerFiles(folder, plan());
    const units = await Promise.all(
      ['http-1', 'http-2', 'worker-1', 'worker-2'].map((name) =>
        text(`systemd/pratiche-${name}.service`),
      ),
    );
    for (const unit of [...units, await text('systemd/pratiche-watch.service')]) {
      expect(unit).toContain('User=pratiche\n');
      expect(unit).toContain('NoNewPrivileges=yes\n');
    }
    const ports = units.map((unit) => /METRICS_PORT=(\d+)/.exec(unit)?.[1]);
    expect(new Set(ports).size).toBe(units.length);
    const watch = await text('systemd/pratiche-watch.service');
    for (const index of [2, 3])
      expect(watch).toMatch(
        new RegExp(`127.0.0.1:${ports[index]}/live;.* pratiche-worker-${index - 1}\\)`),
      );
  });

  it('are units that systemd takes, where it can be asked', async () => {
    const paths = await writeServerFiles(folder, plan());
    if (!existsSync(SYSTEMD_ANALYZE)) return;
    const units = paths.filter((path) => path.startsWith('systemd/'));
    const { stdout, stderr } = await run(
      SYSTEMD_ANALYZE,
      ['verify', ...units.map((path) => join(folder, path))],
      { timeout: 60_000 },
    );
    expect(`${stdout}${stderr}`).not.toContain('pratiche-');
  });

  it('are sites that nginx takes, where it can be asked', async () => {
    await writeServerFiles(folder, plan());
    await expectValidSites();
  });

  it('are sites that nginx takes with TLS of its own', async () => {
    if (findProgram('openssl') === null) return;
    const authority = await createCertificateAuthority();
    try {
      const certificate = await authority.issueCertificate('portale.example');
      await writeServerFiles(folder, plan({ certificate }));
      expect(await text('nginx/pratiche-shell.conf')).toContain('listen 18443 ssl;');
      await expectValidSites();
    } finally {
      await authority.remove();
    }
  });
});
