import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import { TurnQueue } from '../file-reading/turn-queue.util.js';
import {
  EXIT_CODES,
  type PictureBounds,
  type RewrittenPicture,
} from './picture-rewriting.types.js';

const PROGRAM = fileURLToPath(new URL('./rewrite-picture.process.js', import.meta.url));
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const TIMEOUT_MS = 20_000;
/** A decoder can also die because the machine is short of memory or time. */
const TRIES = 3;
/** Above what any bounds allow, so that the program itself says what is too large. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

type ProgramError = Error & { code?: unknown; killed?: boolean; signal?: string | null };

/**
 * Decodes foreign pictures and writes them anew, in a process of its own: a picture that ends, fills
 * or holds up its decoder ends that process alone. One picture at a time, so that many callers use no
 * more memory than one, and in turns, so that many pictures of one caller hold up no other.
 */
@Injectable()
export class PictureRewritingService {
  private readonly logger = new Logger(PictureRewritingService.name);
  private readonly queue = new TurnQueue<() => Promise<void>>();
  private isRunning = false;
  protected readonly program: string = PROGRAM;
  protected readonly timeout: number = TIMEOUT_MS;

  /**
   * @param caller whose pictures are rewritten one after the other, in turns with those of others
   * @throws where the decoder itself cannot run, which says nothing about the picture
   */
  async rewritePicture(
    bytes: Buffer,
    bounds: PictureBounds,
    caller = '',
  ): Promise<RewrittenPicture> {
    if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
      return { png: null, fault: 'unreadable' };
    const { promise, resolve, reject } = Promise.withResolvers<RewrittenPicture>();
    this.queue.addEntry(caller, () => this.runProgram(bytes, bounds).then(resolve, reject));
    void this.takeTurns();
    return promise;
  }

  /** A picture that is already stored: `null` only where its decoder refuses it or ends three times. */
  async rewriteStoredPicture(bytes: Buffer, bounds: PictureBounds): Promise<Buffer | null> {
    for (let tries = 1; ; tries += 1) {
      const { png, fault } = await this.rewritePicture(bytes, bounds);
      if (fault !== 'ended' || tries === TRIES) return png;
    }
  }

  private async takeTurns(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let turn = this.queue.takeNext(); turn !== null; turn = this.queue.takeNext())
      await turn();
    this.isRunning = false;
  }

  private runProgram(bytes: Buffer, bounds: PictureBounds): Promise<RewrittenPicture> {
    return new Promise((resolve, reject) => {
      const program = execFile(
        process.execPath,
        ['--max-old-space-size=64', this.program, JSON.stringify(bounds)],
        {
          // No passwords of the portal: the decoder needs none.
          env: {},
          encoding: 'buffer',
          timeout: this.timeout,
          killSignal: 'SIGKILL',
          maxBuffer: MAX_OUTPUT_BYTES,
          windowsHide: true,
        },
        (error: ProgramError | null, stdout, stderr) => {
          if (error === null) resolve({ png: stdout, fault: null });
          else if (error.code === EXIT_CODES.unreadable)
            resolve({ png: null, fault: 'unreadable' });
          else if (typeof error.signal === 'string') {
            this.logger.warn({ signal: error.signal }, 'A picture ended its decoder');
            resolve({ png: null, fault: 'ended' });
          } else
            reject(new Error(`No picture can be decoded: ${stderr.toString()}`, { cause: error }));
        },
      );
      // A decoder that dies while it reads is told by its exit.
      program.stdin?.on('error', () => undefined);
      program.stdin?.end(bytes);
    });
  }
}
