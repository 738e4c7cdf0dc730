import { createCipheriv, createHash, type BinaryLike } from 'node:crypto';
import { readPdfDictionary, readPdfString, type PdfDictionary } from './pdf-objects.util.js';

const ENCRYPTION = /^\/Encrypt\s{0,8}(?:<<|(\d{1,10})\s{1,8}(\d{1,5})\s{1,8}R)/;
const WORD = '/Encrypt';
const REFERENCE_BYTES = 48;
/** Places of a word that are looked at; more are no PDF that a program wrote. */
const PLACES_MAX = 200;
/** Length of a dictionary with its keys: ISO 32000-2 allows strings of 127 bytes and more around them. */
const DICTIONARY_BYTES = 8_000;
const FILE_ID = /^\/ID\s{0,8}\[\s{0,8}(?=[<(])/;
const ID_BYTES = 300;
/** Stands in for the rest of a short password (ISO 32000-1, 7.6.3.3). */
const PASSWORD_PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const KEY_ROUNDS = 50;
const PROOF_ROUNDS = 20;

interface Place {
  index: number;
  match: RegExpExecArray;
}

/** The last place where a word begins what a pattern says. */
function findLast(bytes: Buffer, word: string, pattern: RegExp): Place | null {
  let index = bytes.lastIndexOf(word);
  for (let left = PLACES_MAX; left > 0 && index !== -1; left -= 1) {
    const match = pattern.exec(bytes.toString('latin1', index, index + REFERENCE_BYTES));
    if (match !== null) return { index, match };
    index = index === 0 ? -1 : bytes.lastIndexOf(word, index - 1);
  }
  return null;
}

/** Whether bytes name an encryption, be it that of the file or that of a file within. */
export const namesEncryption = (bytes: Buffer): boolean =>
  // Searching forwards is faster, and hardly a file has the word.
  bytes.includes(WORD) && findLast(bytes, WORD, ENCRYPTION) !== null;

/**
 * Whether a PDF opens with a password only. One that is locked against changes alone opens for
 * everybody, as banks and land registries make them.
 */
export function needsPassword(bytes: Buffer): boolean {
  const encryption = findLast(bytes, WORD, ENCRYPTION);
  if (encryption === null) return false;
  const dictionary = readEncryption(bytes, encryption);
  return dictionary !== null && !opensWithoutPassword(dictionary, readFileId(bytes));
}

/** The dictionary that the last trailer names; `null` where no object is. */
function readEncryption(bytes: Buffer, { index, match }: Place): PdfDictionary | null {
  const [reference, number, generation] = match;
  const from =
    number === undefined
      ? index + reference.length - 2
      : findObject(bytes, `${Number(number)} ${Number(generation)} obj`);
  const start = from === -1 ? -1 : bytes.indexOf('<<', from);
  return start === -1 ? null : readPdfDictionary(bytes.subarray(start, start + DICTIONARY_BYTES));
}

/** The last object of a number: a later one replaces an earlier one. */
function findObject(bytes: Buffer, head: string): number {
  let at = bytes.lastIndexOf(head);
  while (at > 0 && isDigit(bytes[at - 1])) at = bytes.lastIndexOf(head, at - 1);
  return at;
}

const isDigit = (byte = 0): boolean => byte >= 0x30 && byte <= 0x39;

function readFileId(bytes: Buffer): Buffer {
  const fileId = findLast(bytes, '/ID', FILE_ID);
  if (fileId === null) return Buffer.alloc(0);
  const start = fileId.index + fileId.match[0].length;
  return readPdfString(bytes.subarray(start, start + ID_BYTES));
}

/** Checks the empty user password (ISO 32000-2, 7.6.4.4). */
function opensWithoutPassword(dictionary: PdfDictionary, fileId: Buffer): boolean {
  // Any other handler asks for a certificate.
  if (dictionary.names.get('Filter') !== 'Standard') return false;
  const revision = dictionary.numbers.get('R') ?? 0;
  const user = dictionary.strings.get('U') ?? Buffer.alloc(0);
  if (revision >= 5) {
    const proof = revision === 5 ? hash('sha256', user.subarray(32, 40)) : hashRevision6(user);
    return user.length >= 40 && proof.equals(user.subarray(0, 32));
  }
  const key = createKey(dictionary, fileId, revision);
  if (revision < 3) return applyRc4(key, PASSWORD_PADDING).equals(user.subarray(0, 32));
  let proof = hash('md5', Buffer.concat([PASSWORD_PADDING, fileId]));
  for (let round = 0; round < PROOF_ROUNDS; round += 1)
    proof = applyRc4(
      key.map((byte) => byte ^ round),
      proof,
    );
  return proof.equals(user.subarray(0, 16));
}

/** Algorithm 2: the key of files up to revision 4. */
function createKey({ numbers, strings, flags }: PdfDictionary, fileId: Buffer, revision: number) {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((numbers.get('P') ?? 0) | 0);
  const version = numbers.get('V') ?? 0;
  const bits = version >= 4 ? 128 : revision < 3 ? 40 : (numbers.get('Length') ?? 40);
  const length = Math.min(16, Math.max(5, Math.floor(bits / 8)));
  const isPlainMetadata = revision >= 4 && flags.get('EncryptMetadata') === false;
  let key = hash(
    'md5',
    Buffer.concat([
      PASSWORD_PADDING,
      (strings.get('O') ?? Buffer.alloc(0)).subarray(0, 32),
      permissions,
      fileId,
      Buffer.alloc(isPlainMetadata ? 4 : 0, 0xff),
    ]),
  );
  if (revision >= 3)
    for (let round = 0; round < KEY_ROUNDS; round += 1) key = hash('md5', key.subarray(0, length));
  return key.subarray(0, length);
}

/** Algorithm 2.B of an empty password. */
function hashRevision6(user: Buffer): Buffer {
  let key = hash('sha256', user.subarray(32, 40));
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const block = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const remainder = block.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = hash(remainder === 0 ? 'sha256' : remainder === 1 ? 'sha384' : 'sha512', block);
    last = block.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

const hash = (algorithm: string, bytes: BinaryLike): Buffer =>
  createHash(algorithm).update(bytes).digest();

function applyRc4(key: Uint8Array, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (left: number, right: number): void => {
    [state[left], state[right]] = [state[right] ?? 0, state[left] ?? 0];
  };
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, other);
  }
  let other = 0;
  return Buffer.from(
    bytes.map((byte, index) => {
      const at = (index + 1) & 0xff;
      other = (other + (state[at] ?? 0)) & 0xff;
      swap(at, other);
      return byte ^ (state[((state[at] ?? 0) + (state[other] ?? 0)) & 0xff] ?? 0);
    }),
  );
}
