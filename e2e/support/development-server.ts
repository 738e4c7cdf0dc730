import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ManagedProcess } from '../../tools/services/child-process.ts';
import { freePort } from '../../tools/services/free-port.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The remote of `templates/remote` as its team works on it: `npm run dev`, with the calls of a portal. */
export interface DevelopmentServer {
  origin: string;
  /** Changes a text in one file of the sources and saves it. */
  edit(file: string, from: string, to: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startDevelopmentServer(portal: string): Promise<DevelopmentServer> {
  const folder = await mkdtemp(join(tmpdir(), 'development-server-'));
  const remote = join(folder, 'remote');
  await cp(join(ROOT, 'templates/remote'), remote, { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  // Webpack's cache lies beside the lock file: in the copy, not in the packages of the tree.
  await writeFile(join(remote, 'package-lock.json'), '{}\n');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const webpack = new ManagedProcess(
    process.execPath,
    [
      join(ROOT, 'node_modules/webpack/bin/webpack.js'),
      ...['serve', '--mode', 'development', '--port', String(port)],
    ],
    { cwd: remote, env: { ...process.env, PORTAL_URL: portal }, log: join(folder, 'serve.log') },
  );
  const server: DevelopmentServer = {
    origin,
    edit: async (file, from, to) => {
      const before = await readFile(join(remote, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no text ${from}`);
      await writeFile(join(remote, file), before.replace(from, to));
    },
    stop: async () => {
      await webpack.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await webpack
    .waitUntilReady(
      async () => (await fetch(`${origin}/remoteEntry.js`)).ok,
      'The development server',
      240_000,
    )
    .catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
  return server;
}
