import type { Readable } from 'node:stream';

/** What a scanner says of a file. `too-large`: it is set to look at less than we take. */
export type ScanVerdict =
  { kind: 'clean' } | { kind: 'infected'; signature: string } | { kind: 'too-large' };

/** Scans files that come from outside before they are opened. */
export abstract class VirusScannerService {
  /** Without a scanner files are taken as they are. */
  abstract readonly isEnabled: boolean;
  /**
   * @param limitMs time limit for the whole scan, connecting included
   * @param patienceMs wait at every step for a refusal, after a fast attempt got no clear answer
   * @throws ScannerUnavailableError
   */
  abstract scanFile(content: Readable, limitMs: number, patienceMs?: number): Promise<ScanVerdict>;
}

/** The scanner cannot be reached, is too slow or answers nothing we understand: the file is neither good nor bad. */
export class ScannerUnavailableError extends Error {
  /** @param hungUp it closed the connection in the middle of the file: its answer may have been lost with it */
  constructor(
    why: string,
    readonly hungUp = false,
  ) {
    super(why);
    this.name = 'ScannerAway';
  }
}
