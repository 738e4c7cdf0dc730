import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import {
  VirusScannerService,
  ScannerUnavailableError,
  type ScanVerdict,
} from './virus-scanner.service.js';

/** clamd answers in one line; what never ends one is no clamd. */
const MAX_ANSWER_LENGTH = 4_096;
/** What a write finds when the other side has gone. */
const CONNECTION_CLOSED_CODES = new Set(['EPIPE', 'ECONNRESET']);
/** Of a signature we keep what is harmless in a log and in the audit. */
const UNSAFE_SIGNATURE_CHARACTERS = /[^\w.:/-]/g;
const MAX_SIGNATURE_LENGTH = 80;
/** How much is announced at once when we wait after each announcement. */
const THROTTLED_BLOCK_BYTES = 1_048_576;

/**
 * ClamAV's daemon, by its INSTREAM command: lengths and bytes over a connection of its own for each file.
 * @param url `tcp://host:3310` or `unix:/path/to/socket`
 */
export class ClamavScannerAdapter extends VirusScannerService {
  readonly isEnabled = true;

  constructor(private readonly url: string) {
    super();
  }

  async scanFile(content: Readable, limitMs: number, patienceMs = 0): Promise<ScanVerdict> {
    const socket = connectToScanner(this.url);
    const timer = setTimeout(() => {
      const late = new ScannerUnavailableError(`ClamAV: no answer within ${limitMs} ms`);
      socket.destroy(late);
      // It may as well be the file that does not go on.
      content.destroy(late);
    }, limitMs);
    try {
      const answer = readAnswer(socket);
      // Its refusal may come while we still write; whatever is wrong with the connection, the answer tells.
      await sendFile(
        socket,
        patienceMs === 0 ? content : splitIntoBlocks(content),
        answer,
        patienceMs,
      );
      return parseVerdict(await answer);
    } finally {
      clearTimeout(timer);
      socket.destroy();
      content.destroy();
    }
  }
}

function connectToScanner(url: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(url);
  const socket =
    protocol === 'unix:'
      ? connect(decodeURIComponent(pathname))
      : connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
  return socket.setNoDelay(true);
}

/** The line clamd answers. @throws ScannerAway */
function readAnswer(socket: Socket): Promise<string> {
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    let failure = 'it closed the connection';
    let hungUp = false;
    socket.on('data', (data: Buffer) => {
      text += data.toString('latin1');
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > MAX_ANSWER_LENGTH) socket.destroy(new Error('its answer has no end'));
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      failure = error.message;
      hungUp = CONNECTION_CLOSED_CODES.has(error.code ?? '');
    });
    socket.once('close', () =>
      reject(
        new ScannerUnavailableError(
          failure.startsWith('ClamAV: ') ? failure : `ClamAV: ${failure}`,
          hungUp,
        ),
      ),
    );
  });
  // Heard again by whoever awaits it; until then it must not count as unhandled.
  answer.catch(() => undefined);
  return answer;
}

/** Chunks of one size, so that waiting at each does not add up. */
async function* splitIntoBlocks(content: Readable): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    parts.push(chunk);
    length += chunk.length;
    if (length < THROTTLED_BLOCK_BYTES) continue;
    yield Buffer.concat(parts);
    [parts, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(parts);
}

/**
 * Hands the file over, unless there is an answer before its end. Only what is wrong with the file itself is thrown.
 * clamd judges the size by the announced length: who waits after that has sent nothing it leaves unread, and hears it.
 */
async function sendFile(
  socket: Socket,
  content: AsyncIterable<Buffer>,
  answer: Promise<string>,
  patienceMs: number,
): Promise<void> {
  let isOver = false;
  const over = answer.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  socket.write('zINSTREAM\0');
  for await (const chunk of content) {
    // After a refusal clamd closes with bytes unread: a write that finds the connection closed loses the answer that lies
    // here already. What has come is read first, which leaves few such cases; for those, see `hungUp`.
    await setImmediate();
    if (isOver) return;
    if (chunk.length === 0) continue;
    const size = Buffer.alloc(4);
    size.writeUInt32BE(chunk.length);
    socket.write(size);
    if (patienceMs > 0) await Promise.race([pause(patienceMs), over]);
    if (isOver) return;
    if (!socket.write(chunk))
      await Promise.race([once(socket, 'drain').catch(() => undefined), over]);
  }
  if (!isOver) socket.write(Buffer.alloc(4));
}

function parseVerdict(answer: string): ScanVerdict {
  if (answer === 'stream: OK') return { kind: 'clean' };
  const found = /^stream: (.+) FOUND$/s.exec(answer)?.[1];
  if (found !== undefined)
    return {
      kind: 'infected',
      signature: found.replace(UNSAFE_SIGNATURE_CHARACTERS, '_').slice(0, MAX_SIGNATURE_LENGTH),
    };
  if (/^INSTREAM size limit exceeded/.test(answer)) return { kind: 'too-large' };
  throw new ScannerUnavailableError(`ClamAV answered: ${JSON.stringify(answer.slice(0, 200))}`);
}
