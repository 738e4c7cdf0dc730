import { PdfStructureScan } from './pdf-structure.util.js';

const CHUNK_BYTES = 65_536;

/** Whether the bytes are a PDF that opens. */
export function readFile({ bytes }: { bytes: Uint8Array }): boolean {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const scan = new PdfStructureScan();
  for (let at = 0; at < pdf.length; at += CHUNK_BYTES)
    scan.readChunk(pdf.subarray(at, at + CHUNK_BYTES));
  return scan.isComplete;
}
