/** Some writers add bytes after the end mark. */
const TAIL_BYTES = 4_096;
/** Longest mark, so that none is cut by the border of two chunks. */
const OVERLAP_BYTES = 32;

const PAGE = /\/Type\s*\/(?:Page|ObjStm)\b/;
const END = /startxref\s+\d+\s+%%EOF/;

/** Zeros and blanks that disks and servers fill a file up with. */
const isPadding = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c;

/** A piece of a PDF without the padding at its end, which may be longer than the rest. */
export function trimPadding(chunk: Buffer): Buffer {
  let end = chunk.length;
  while (end > 0 && isPadding(chunk[end - 1])) end -= 1;
  // One character stays: marks are told apart by the blank between them.
  return chunk.subarray(0, Math.min(chunk.length, end + 1));
}

/** Reads a PDF piece by piece and looks for what no reader can do without: a page, and the way to it. */
export class PdfStructureScan {
  private hasPage = false;
  private tail = '';

  readChunk(chunk: Buffer): void {
    const text = chunk.toString('latin1');
    // Pages may be packed into an object stream, which is named in clear.
    this.hasPage ||= PAGE.test(this.tail.slice(-OVERLAP_BYTES) + text);
    this.tail = (this.tail + trimPadding(chunk).toString('latin1')).slice(-TAIL_BYTES);
  }

  get isComplete(): boolean {
    return this.hasPage && END.test(this.tail);
  }
}
