import { expect, it } from '@jest/globals';
import { jpeg, pdf, png } from '../../../test/kit/file-fixtures.js';
import { createFileEndScan } from './file-end.util.js';

function isWhole(contentType: string, bytes: Buffer, chunk = 65_536): boolean {
  const scan = createFileEndScan(contentType);
  if (scan === null) throw new Error(`no end is known of ${contentType}`);
  for (let start = 0; start < bytes.length; start += chunk)
    scan.readChunk(bytes.subarray(start, start + chunk));
  return scan.isWhole;
}

const PICTURE = jpeg();
/** A camera's small picture, whole, in a segment before the large one (Exif, APP1). */
const thumbnail = Buffer.concat([Buffer.from([0xff, 0xe1, 0, PICTURE.length + 2]), PICTURE]);
const photo = Buffer.concat([PICTURE.subarray(0, 2), thumbnail, PICTURE.subarray(2)]);
const filled = Buffer.concat([
  PICTURE.subarray(0, 2),
  Buffer.from([0, 0, 0xff]),
  PICTURE.subarray(2),
]);
const film = Buffer.alloc(9_000, 'ftypmp42');

it.each<[string, string, Buffer, boolean]>([
  ['a PDF', 'application/pdf', pdf('Fattura'), true],
  ['a large PDF', 'application/pdf', pdf('Fattura', 300_000), true],
  ['bytes after a PDF', 'application/pdf', Buffer.concat([pdf('x'), Buffer.alloc(900)]), true],
  ['zeros after a PDF', 'application/pdf', Buffer.concat([pdf('x'), Buffer.alloc(200_000)]), true],
  [
    'zeros after a PDF that broke off',
    'application/pdf',
    Buffer.concat([pdf('x').subarray(0, 400), Buffer.alloc(200_000)]),
    false,
  ],
  ['a PDF that broke off', 'application/pdf', pdf('Fattura').subarray(0, 400), false],
  ['a PDF without its last line', 'application/pdf', pdf('Fattura').subarray(0, -6), false],
  ['a PNG', 'image/png', png(40), true],
  ['a PNG that broke off', 'image/png', png(40).subarray(0, -9), false],
  ['a JPEG', 'image/jpeg', PICTURE, true],
  ['a JPEG without its end', 'image/jpeg', PICTURE.subarray(0, -1), false],
  ['a JPEG that broke off', 'image/jpeg', PICTURE.subarray(0, 60), false],
  ['a photo with a small picture', 'image/jpeg', photo, true],
  ['such a photo that broke off', 'image/jpeg', photo.subarray(0, -2), false],
  ['a JPEG with bytes between its segments', 'image/jpeg', filled, true],
  ['such a JPEG that broke off', 'image/jpeg', filled.subarray(0, -2), false],
  ['a photo with a film behind it', 'image/jpeg', Buffer.concat([photo, film]), true],
])('%s', (_, type, bytes, whole) => expect(isWhole(type, bytes)).toBe(whole));

it('finds the end wherever the pieces are cut', () => {
  for (const chunk of [1, 2, 3, 5, 7, 64])
    for (const [type, bytes] of [
      ['image/jpeg', photo],
      ['image/png', png(40)],
      ['application/pdf', pdf('Fattura')],
    ] as const) {
      expect([type, chunk, isWhole(type, bytes, chunk)]).toEqual([type, chunk, true]);
      expect([type, chunk, isWhole(type, bytes.subarray(0, -20), chunk)]).toEqual([
        type,
        chunk,
        false,
      ]);
    }
});

it.each(['image/heic', 'application/zip', 'application/pkcs7-mime'])(
  'knows no end of %s',
  (contentType) => expect(createFileEndScan(contentType)).toBeNull(),
);
