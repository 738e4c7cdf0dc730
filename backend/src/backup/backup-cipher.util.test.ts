import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { isEncrypted, decryptBytes, encryptBytes } from './backup-cipher.util.js';

const [KEY, OTHER] = ['k'.repeat(32), 'o'.repeat(32)] as const;

/** The bytes in pieces of a size, as streams bring them. */
async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size)
    yield await Promise.resolve(bytes.subarray(at, at + size));
}
const seal = (bytes: Buffer, name = 'files/a', key: string = KEY) =>
  buffer(encryptBytes(pieces(bytes, 1_000), name, key));
const open = (bytes: Buffer, keys: readonly string[] = [KEY], name = 'files/a', size = 1_000) =>
  buffer(decryptBytes(pieces(bytes, size), name, keys));

describe('a file of an encrypted archive', () => {
  it.each([0, 1, 15, 16, 17, 999, 1_000, 70_001])(
    'of %d bytes comes back, in whatever pieces it is read',
    async (length) => {
      const bytes = randomBytes(length);
      const shut = await seal(bytes);
      expect(isEncrypted(shut)).toBe(true);
      for (const size of [1, 16, 17, 48, 1_000])
        if (length < 2_000 || size > 16)
          expect((await open(shut, [OTHER, KEY], 'files/a', size)).equals(bytes)).toBe(true);
    },
  );

  it('is another one each time, and says nothing of what it holds', async () => {
    const bytes = Buffer.from('Codice fiscale '.repeat(50));
    const [one, two] = [await seal(bytes), await seal(bytes)];
    expect(one.equals(two)).toBe(false);
    expect(one.includes('fiscale')).toBe(false);
    expect(isEncrypted(bytes)).toBe(false);
  });

  it('opens with its key, under its name and unchanged alone', async () => {
    const shut = await seal(randomBytes(500));
    await expect(open(shut, [])).rejects.toThrow('BACKUP_KEY must name the key');
    await expect(open(shut, [OTHER])).rejects.toThrow('another key');
    await expect(open(shut, [KEY], 'files/b')).rejects.toThrow('files/b is damaged or was changed');
    await expect(open(shut.subarray(0, -1))).rejects.toThrow('damaged');
    await expect(open(shut.subarray(0, 20))).rejects.toThrow('damaged');
    await expect(open(Buffer.concat([shut, Buffer.from('x')]))).rejects.toThrow('damaged');
    for (const at of [0, 17, 60, 300, shut.length - 1]) {
      const spoilt = Buffer.from(shut);
      spoilt.writeUInt8(spoilt.readUInt8(at) ^ 1, at);
      await expect(open(spoilt)).rejects.toThrow('damaged');
    }
  });
});
