import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '../../tools/services/free-port.ts';

/** A build of a remote with other words, as a team serves it from a place of its own. */
export interface ChangedRemote {
  origin: string;
  stop(): Promise<void>;
}

/** Serves a copy of the built `remote` with one text changed, from an origin of its own on loopback. */
export async function serveChangedRemote(
  remote: string,
  from: string,
  to: string,
): Promise<ChangedRemote> {
  const folder = await mkdtemp(join(tmpdir(), 'changed-remote-'));
  await cp(join(import.meta.dirname, '../..', remote, 'dist'), folder, { recursive: true });
  let changed = 0;
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    if (!text.includes(from)) continue;
    await writeFile(join(folder, name), text.replaceAll(from, to));
    changed += 1;
  }
  if (changed === 0) throw new Error(`No file of ${remote} has the text ${from}`);
  const server = createServer((request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    readFile(join(folder, name)).then(
      (content) => response.setHeader('content-type', 'text/javascript').end(content),
      () => response.writeHead(404).end(),
    );
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
