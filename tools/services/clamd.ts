import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess } from './child-process.ts';
import { freePort } from './free-port.ts';
import { probePort } from './probe-port.ts';
import { requireProgram } from './programs.ts';

/**
 * The EICAR test file, which every scanner detects. Split in two, so that no scanner flags this
 * source.
 */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR',
  '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

const CONTAINER_CONFIG = join(import.meta.dirname, '../../docker/clamav/clamd.conf');

export interface Clamd {
  /** For `CLAMAV_URL`. */
  url: string;
  /** The same over a socket of the machine. */
  socketUrl: string;
  stop(): Promise<void>;
  /** Kills the process at once, as a power cut would. */
  kill9(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

/**
 * Starts a separate ClamAV daemon on a free port, with a database in a temporary folder that
 * contains one signature: EICAR's.
 */
export async function startClamd({
  streamMaxLength = '45M',
  isStarted = true,
}: { streamMaxLength?: string; isStarted?: boolean } = {}): Promise<Clamd> {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  const port = await freePort();
  const socket = join(folder, 's.sock');
  await mkdir(join(folder, 'db'));
  await writeFile(
    join(folder, 'db', 'own.ndb'),
    `Eicar-Test-Signature:0:*:${Buffer.from(EICAR).toString('hex')}\n`,
  );
  await writeFile(
    join(folder, 'clamd.conf'),
    await createConfiguration({
      DatabaseDirectory: join(folder, 'db'),
      TemporaryDirectory: folder,
      User: userInfo().username,
      TCPSocket: String(port),
      TCPAddr: '127.0.0.1',
      LocalSocket: socket,
      FixStaleSocket: 'yes',
      StreamMaxLength: streamMaxLength,
      MaxThreads: '2',
    }),
  );
  const begin = () =>
    new ManagedProcess(requireProgram('clamd'), ['--config-file', join(folder, 'clamd.conf')], {
      log: join(folder, 'log'),
    });
  let server: ManagedProcess | null = null;
  const start = async (): Promise<void> => {
    server = begin();
    await server.waitUntilReady(
      () => probePort(port, { request: 'zPING\0', answer: 'PONG' }),
      'clamd',
    );
  };
  if (isStarted) await start();
  return {
    url: `tcp://127.0.0.1:${port}`,
    socketUrl: `unix:${socket}`,
    start,
    stop: async () => {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    },
    kill9: async () => {
      await server?.kill9();
    },
  };
}

/** The configuration of the containers, with the given overrides. */
async function createConfiguration(own: Readonly<Record<string, string>>): Promise<string> {
  const given = (await readFile(CONTAINER_CONFIG, 'utf8'))
    .split('\n')
    .filter((line) => !((line.split(' ', 1)[0] ?? '') in own));
  return [...given, ...Object.entries(own).map(([name, value]) => `${name} ${value}`), ''].join(
    '\n',
  );
}
