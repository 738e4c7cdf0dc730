import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';

/**
 * yazl computes checksums in JavaScript, which takes half the time of a stored zip. Its module is patched to use Node's
 * native crc32, which doubles the throughput.
 */
export function installNativeCrc(): void {
  const requireFromYazl = createRequire(import.meta.resolve('yazl'));
  const crcModule = requireFromYazl('buffer-crc32') as {
    unsigned: (bytes: Buffer, previous?: number) => number;
  };
  crcModule.unsigned = (bytes, previous = 0) => crc32(bytes, previous);
}
