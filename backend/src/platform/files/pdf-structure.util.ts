/** Some writers add bytes after the end mark. */
const TAIL_BYTES = 4_096;
/** Longest mark, so that none is cut by the border of two chunks. */
const OVERLAP_BYTES = 32;

const PAGE = /\/Type\s*\/(?:Page|ObjStm)\b/;
const END = /startxref\s+\d+\s+%%EOF/;

/** Reads a PDF piece by piece and looks for what no reader can do without: a page, and the way to it. */
export class PdfStructureScan {
  private hasPage = false;
  private tail = '';

  readChunk(chunk: Buffer): void {
    const text = chunk.toString('latin1');
    // Pages may be packed into an object stream, which is named in clear.
    this.hasPage ||= PAGE.test(this.tail.slice(-OVERLAP_BYTES) + text);
    this.tail = (this.tail + text).slice(-TAIL_BYTES);
  }

  get isComplete(): boolean {
    return this.hasPage && END.test(this.tail);
  }
}
