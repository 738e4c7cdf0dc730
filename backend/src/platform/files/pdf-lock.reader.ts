import { needsPassword } from './pdf-lock.util.js';

/** Whether the bytes are a PDF that opens with a password only. */
export const readFile = ({ bytes }: { bytes: Uint8Array }): boolean =>
  needsPassword(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
