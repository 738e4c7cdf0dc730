import { createRequire } from 'node:module';
import { crc32 } from 'node:zlib';

/**
 * yazl sums its files in JavaScript, half of the time of a zip that is only stored. Its own copy of the summing module is
 * given Node's native one: the same result, twice the zips.
 */
export function installNativeCrc(): void {
  const ofYazl = createRequire(import.meta.resolve('yazl'));
  const summing = ofYazl('buffer-crc32') as {
    unsigned: (bytes: Buffer, previous?: number) => number;
  };
  summing.unsigned = (bytes, previous = 0) => crc32(bytes, previous);
}
