import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import {
  VirusScannerService,
  ScannerUnavailableError,
  type ScanVerdict,
} from './virus-scanner.service.js';

/** clamd answers in one line; a longer answer does not come from clamd. */
const MAX_ANSWER_LENGTH = 4_096;
/** What a write finds when the other side has gone. */
const CONNECTION_CLOSED_CODES = new Set(['EPIPE', 'ECONNRESET']);
/** Only characters that are safe in logs and in the audit log are kept of a signature. */
const UNSAFE_SIGNATURE_CHARACTERS = /[^\w.:/-]/g;
const MAX_SIGNATURE_LENGTH = 80;
/** Bytes announced at a time when the client waits after each announcement. */
const THROTTLED_BLOCK_BYTES = 1_048_576;

/**
 * Scans with ClamAV's daemon, by its INSTREAM command: lengths and bytes over a separate connection
 * for each file.
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
      // A refusal may arrive while the file is still being written; the answer reports any fault of
      // the connection.
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
  // The later `await` handles the error; until then it must not count as an unhandled rejection.
  answer.catch(() => undefined);
  return answer;
}

/** Splits the content into equal blocks, so that the wait after each one does not add up. */
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
 * Sends the file, unless an answer arrives before its end. clamd checks the announced size: a
 * client that waits after the announcement leaves no bytes unread, and so receives the refusal.
 * Throws only for faults of the file itself.
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
    // After a refusal clamd closes with bytes unread: a write to the closed connection loses the
    // answer that has already arrived. Received data is read first, which leaves few such cases;
    // `hungUp` handles those.
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
