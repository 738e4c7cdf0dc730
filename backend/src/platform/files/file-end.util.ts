import { FILE_TAIL_BYTES, PDF_END_MARK } from '@pratiche/domain';
import { namesEncryption } from './pdf-lock.util.js';
import { trimPadding } from './pdf-structure.util.js';

const PNG_END = 'IEND';
/** Start of a picture's data (ITU-T T.81, B.1.1.3); what comes before are segments that say their length. */
const JPEG_SCAN = 0xda;
const JPEG_END = Buffer.from('ffd9', 'hex');

/** Reads a file piece by piece and tells whether its end came. */
export interface FileEndScan {
  readChunk(chunk: Buffer): void;
  /** False for a file that was cut off: a copy that broke off, a camera that was switched off. */
  readonly isWhole: boolean;
  /** Whether a PDF names an encryption; one that everybody may open names it too. */
  readonly mayNeedPassword?: boolean;
}

/** Looks for a mark among the last bytes. */
class TailScan implements FileEndScan {
  private tail = '';

  constructor(private readonly mark: string) {}

  readChunk(chunk: Buffer): void {
    const end = chunk.subarray(-FILE_TAIL_BYTES).toString('latin1');
    this.tail = (this.tail + end).slice(-FILE_TAIL_BYTES);
  }

  get isWhole(): boolean {
    return this.tail.includes(this.mark);
  }
}

/** Longer than the words that a PDF names its encryption with. */
const ENCRYPTION_OVERLAP_BYTES = 64;

/** Looks for the end of a PDF, which zeros may follow, and for an encryption. */
class PdfScan extends TailScan {
  mayNeedPassword = false;
  private rest: Buffer = Buffer.alloc(0);

  constructor() {
    super(PDF_END_MARK);
  }

  override readChunk(chunk: Buffer): void {
    super.readChunk(trimPadding(chunk));
    if (this.mayNeedPassword) return;
    const border = Buffer.concat([this.rest, chunk.subarray(0, ENCRYPTION_OVERLAP_BYTES)]);
    this.mayNeedPassword = namesEncryption(border) || namesEncryption(chunk);
    this.rest = Buffer.concat([this.rest, chunk.subarray(-ENCRYPTION_OVERLAP_BYTES)]).subarray(
      -ENCRYPTION_OVERLAP_BYTES,
    );
  }
}

/**
 * Looks for the end mark behind the start of the picture's data: cameras add films and maps after
 * it, and put small pictures with an end of their own before.
 */
class JpegScan implements FileEndScan {
  isWhole = false;
  private hasPicture = false;
  /** Bytes of segments still to pass, the two of the file's own mark first. */
  private skip = 2;
  private rest: Buffer = Buffer.alloc(0);

  readChunk(chunk: Buffer): void {
    if (this.isWhole) return;
    const bytes = Buffer.concat([this.rest, chunk]);
    const start = this.hasPicture ? 0 : this.passSegments(bytes);
    if (!this.hasPicture) {
      this.rest = bytes.subarray(start);
      return;
    }
    this.isWhole = bytes.includes(JPEG_END, start);
    this.rest = bytes.subarray(-1);
  }

  /** @returns where to go on: at the picture's data, or at a segment that is not whole yet */
  private passSegments(bytes: Buffer): number {
    let at = Math.min(this.skip, bytes.length);
    this.skip -= at;
    while (this.skip === 0 && at + 4 <= bytes.length) {
      if (bytes[at] === 0xff && bytes[at + 1] === JPEG_SCAN) {
        this.hasPicture = true;
        return at;
      }
      // Bytes that fill up a mark, or that a program left between segments, are passed one by one.
      const isMark = bytes[at] === 0xff && bytes[at + 1] !== 0xff;
      const length = isMark ? 2 + bytes.readUInt16BE(at + 2) : 1;
      const end = Math.min(at + length, bytes.length);
      this.skip = at + length - end;
      at = end;
    }
    return at;
  }
}

/** A scan for the files whose end is known; `null` for the others, which readers of their own look into. */
export function createFileEndScan(contentType: string): FileEndScan | null {
  switch (contentType) {
    case 'application/pdf':
      return new PdfScan();
    case 'image/png':
      return new TailScan(PNG_END);
    case 'image/jpeg':
      return new JpegScan();
    default:
      return null;
  }
}
