import { createServer, type Server, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ClamavScannerAdapter } from './clamav-scanner.adapter.js';
import { ScannerUnavailableError } from './virus-scanner.service.js';

const LIMIT_MS = 20_000;
const open: { server: Server; sockets: Set<Socket> }[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => {
      server.close(done);
    });
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A program that is not clamd, behind a port. */
async function listening(speak: (socket: Socket) => void, path?: string): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    speak(socket);
  });
  open.push({ server, sockets });
  await new Promise<void>((done) => {
    if (path === undefined) server.listen(0, '127.0.0.1', done);
    else server.listen(path, done);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null
    ? `tcp://127.0.0.1:${address.port}`
    : `unix:${path ?? ''}`;
}

/** Reads a whole stream as clamd does, then answers. */
const answering =
  (answer: string, got: Buffer[] = []) =>
  (socket: Socket): void => {
    let bytes = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      bytes = Buffer.concat([bytes, data]);
      if (!bytes.subarray(-4).equals(Buffer.alloc(4))) return;
      got.push(bytes);
      socket.end(answer);
    });
  };
/**
 * Checks the announced lengths, as clamd does; bytes sent after the announcement that exceeds the
 * limit reset the connection.
 */
const refusingOver =
  (limit: number) =>
  (socket: Socket): void => {
    let unread = Buffer.alloc(0);
    let [announced, wanted] = [0, 'zINSTREAM\0'.length];
    socket.on('data', (data: Buffer) => {
      unread = Buffer.concat([unread, data]);
      for (;;) {
        if (unread.length < wanted + 4) return;
        const size = unread.readUInt32BE(wanted);
        unread = unread.subarray(wanted + 4);
        [announced, wanted] = [announced + size, size];
        if (size === 0) {
          socket.end('stream: OK\0');
          return;
        }
        if (announced <= limit) continue;
        if (unread.length > 0) socket.resetAndDestroy();
        else socket.end('INSTREAM size limit exceeded. ERROR\0');
        return;
      }
    });
  };
const file = (size = 200_000): Readable =>
  Readable.from([Buffer.alloc(size / 2, 7), Buffer.alloc(0), Buffer.alloc(size / 2, 9)]);
const scanned = (url: string, content = file(), limitMs = LIMIT_MS) =>
  new ClamavScannerAdapter(url).scanFile(content, limitMs);

describe('ClamavScanner', () => {
  it('sends the file in lengths and bytes, with a zero at the end', async () => {
    const got: Buffer[] = [];
    expect(await scanned(await listening(answering('stream: OK\0', got)))).toEqual({
      kind: 'clean',
    });
    const [bytes = Buffer.alloc(0)] = got;
    expect(bytes.subarray(0, 10).toString()).toBe('zINSTREAM\0');
    expect([bytes.readUInt32BE(10), bytes.length]).toEqual([100_000, 10 + 2 * 100_004 + 4]);
  });

  it('speaks over a socket of the machine as well', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
    folders.push(folder);
    expect(
      await scanned(await listening(answering('stream: OK\0'), join(folder, 'a socket'))),
    ).toEqual({ kind: 'clean' });
  });

  it.each([
    [
      'stream: Eicar-Test-Signature FOUND\0',
      { kind: 'infected', signature: 'Eicar-Test-Signature' },
    ],
    ['stream: Win.Test "x"\n FOUND\0', { kind: 'infected', signature: 'Win.Test__x__' }],
    ['INSTREAM size limit exceeded. ERROR\0', { kind: 'too-large' }],
  ])('takes %j for what it says', async (answer, verdict) => {
    // A line break would end a line of a log.
    expect(await scanned(await listening(answering(answer)))).toEqual(verdict);
  });

  it.each([
    ['an error', answering("Can't allocate memory ERROR\0")],
    ['another protocol', answering('HTTP/1.1 400 Bad Request\r\n\r\n\0')],
    ['a word too many', answering('stream: OK indeed\0')],
    ['nothing at all', answering('')],
    ['half an answer', answering('stream: O')],
    [
      'an answer without an end',
      (socket: Socket) => {
        socket.resume();
        const timer = setInterval(() => socket.write('x'.repeat(1_000)), 1);
        socket.once('close', () => clearInterval(timer));
      },
    ],
    [
      'a closed door',
      (socket: Socket) => {
        socket.destroy();
      },
    ],
    [
      'a reset in the middle',
      (socket: Socket) => {
        socket.once('data', () => socket.resetAndDestroy());
      },
    ],
  ])('takes no file for good after %s', async (_, speak) => {
    await expect(scanned(await listening(speak))).rejects.toThrow(ScannerUnavailableError);
  });

  it.each([
    [
      'reads and never answers',
      (socket: Socket) => {
        socket.resume();
      },
    ],
    [
      'takes the connection and reads nothing',
      (socket: Socket) => {
        socket.pause();
      },
    ],
  ])('gives up on one that %s', async (_, speak) => {
    await expect(
      scanned(
        await listening(speak),
        Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(65_536))),
        300,
      ),
    ).rejects.toThrow('no answer within 300 ms');
  });

  it('gives up when no server is listening', async () => {
    const url = await listening(() => undefined);
    await new Promise((done) => {
      open.pop()?.server.close(done);
    });
    await expect(scanned(url)).rejects.toThrow(ScannerUnavailableError);
    await expect(scanned('unix:/nonexistent/clamd.ctl')).rejects.toThrow(ScannerUnavailableError);
  });

  it('says when the scanner hung up in the middle: its answer may have been lost', async () => {
    const url = await listening((socket) => {
      socket.once('data', () => socket.resetAndDestroy());
    });
    await expect(scanned(url, file(4_000_000))).rejects.toMatchObject({ hungUp: true });
    await expect(scanned(await listening(answering('')))).rejects.toMatchObject({ hungUp: false });
  });

  it('hears a refusal that an unread byte would cost, when it has patience', async () => {
    const content = Array.from({ length: 60 }, () => Buffer.alloc(65_536, 7));
    const strict = () => listening(refusingOver(2_500_000));
    expect(
      await new ClamavScannerAdapter(await strict()).scanFile(
        Readable.from(content),
        20_000,
        1_000,
      ),
    ).toEqual({ kind: 'too-large' });
    expect(
      await new ClamavScannerAdapter(await strict()).scanFile(
        Readable.from(content.slice(0, 33)),
        20_000,
        1,
      ),
    ).toEqual({ kind: 'clean' });
  });

  it('hears a refusal that comes before the end of the file', async () => {
    const url = await listening((socket) => {
      socket.once('data', () => {
        socket.resume();
        socket.write('INSTREAM size limit exceeded. ERROR\0');
      });
    });
    const endless = Readable.from(
      (async function* () {
        for (;;) {
          await new Promise((done) => {
            setImmediate(done);
          });
          yield Buffer.alloc(65_536);
        }
      })(),
    );
    expect(await scanned(url, endless)).toEqual({ kind: 'too-large' });
    expect(endless.destroyed).toBe(true);
  });

  it('says what is wrong with the file itself as it is', async () => {
    const url = await listening((socket) => {
      socket.resume();
    });
    const broken = Readable.from(
      (async function* () {
        yield await Promise.resolve(Buffer.alloc(10));
        throw new RangeError('the storage is away');
      })(),
    );
    await expect(scanned(url, broken)).rejects.toThrow(RangeError);
  });
});
