import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DRILL, noteSeconds } from '../support/drill.ts';
import type { RunningStack } from '../../tools/production/running-stack.ts';
import { freePort } from '../../tools/services/free-port.ts';
import { canNobodyRead, expectRun, run } from './support/production-command.ts';

const PASSWORD = 'Prova-2026!lunga';

const login = async (origin: string, email: string): Promise<number> =>
  (
    await fetch(`${origin}/api/Accounts/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ Email: email, Password: PASSWORD }),
    })
  ).status;

test(
  'the commands of the one-machine set-up start, look at, back up, stop and restore it',
  DRILL,
  async () => {
    test.setTimeout(420_000);
    const folder = await mkdtemp(join(tmpdir(), 'one-machine-'));
    const archives = await mkdtemp(join(tmpdir(), 'archives-'));
    // The portal's user, whichever it is, writes there.
    await chmod(archives, 0o777);
    const [port, metrics] = [await freePort(), await freePort()];
    const remotes = [await freePort(), await freePort(), await freePort()].join(',');
    const place = ['--folder', folder];
    const user = canNobodyRead() ? 'nobody' : 'root';
    const asRoot = process.getuid?.() === 0 ? ['--user', user] : [];
    const env = { METRICS_PORT: String(metrics), BACKUP_KEY: 'k'.repeat(32) };
    const readRunning = async (): Promise<RunningStack> =>
      JSON.parse(await readFile(join(folder, 'running.json'), 'utf8')) as RunningStack;
    try {
      const first = ['--port', String(port), '--remote-ports', remotes];
      await noteSeconds('first start', () =>
        expectRun(['up', '--detach', ...place, ...first, ...asRoot], env),
      );
      const { origin, ports, pid } = await readRunning();
      expect(origin).toBe(`http://127.0.0.1:${port}`);
      // As root it goes on as the user named.
      if (asRoot.length > 0) expect((await stat(`/proc/${pid}`)).uid === 0).toBe(user === 'root');
      // The second process has the next port.
      expect((await fetch(`http://127.0.0.1:${metrics + 1}/metrics`)).status).toBe(200);

      const status = await expectRun(['status', ...place]);
      for (const part of ['portal', 'http-1', 'http-2', 'worker-1', 'worker-2', 'mariadb', 'redis'])
        expect(status).toMatch(new RegExp(`^${part} +✔`, 'm'));
      expect(await expectRun(['logs', 'worker-1', ...place])).toContain('Worker running');

      await expectRun(['superadmin', 'prima@azienda.example', ...place], {}, PASSWORD);
      const archive = join(archives, 'one');
      expect(await noteSeconds('backup', () => expectRun(['backup', archive, ...place]))).toMatch(
        /^Made: \d+ rows/m,
      );
      await expectRun(['superadmin', 'dopo@azienda.example', ...place], {}, PASSWORD);
      expect(await login(origin, 'dopo@azienda.example')).toBe(200);

      const early = await run(['restore', archive, '--replace', ...place], env);
      expect([early.code, early.output]).toEqual([1, expect.stringContaining('the portal runs')]);
      await expectRun(['down', ...place]);
      expect((await run(['status', ...place])).code).toBe(1);
      expect(
        await noteSeconds('restore', () =>
          expectRun(['restore', archive, '--replace', ...place], env),
        ),
      ).toMatch(/^Restored: \d+ rows/m);

      await noteSeconds('start with its data', () =>
        expectRun(['up', '--detach', ...place, ...asRoot], env),
      );
      expect((await readRunning()).ports).toEqual(ports);
      expect([
        await login(origin, 'prima@azienda.example'),
        await login(origin, 'dopo@azienda.example'),
      ]).toEqual([200, 401]);
      await expectRun(['down', ...place]);
    } finally {
      await run(['down', ...place]);
      for (const one of [folder, archives]) await rm(one, { recursive: true, force: true });
    }
  },
);
