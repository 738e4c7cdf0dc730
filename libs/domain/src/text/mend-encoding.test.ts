import { expect, it } from '@jest/globals';
import { mendEncoding } from './mend-encoding.js';

const asLatin1 = (text: string): string => Buffer.from(text).toString('latin1');
const asWindows = (text: string): string =>
  new TextDecoder('windows-1252').decode(Buffer.from(text));
const asMac = (text: string): string => new TextDecoder('macintosh').decode(Buffer.from(text));

const WRITTEN = 'Città è perché così più À È É Ì Ò Ù – “L’Aquila” 1.200 € m² 20 °C ½ « » łŁ đ ä';

it.each([
  ['Latin-1', asLatin1(WRITTEN)],
  ['windows-1252', asWindows(WRITTEN)],
  ['Latin-1 twice', asLatin1(asLatin1(WRITTEN))],
  ['windows-1252 twice', asWindows(asWindows(WRITTEN))],
])('is mended where UTF-8 was read as %s', (_, text) => {
  expect(text).not.toBe(WRITTEN);
  expect(mendEncoding(text)).toBe(WRITTEN);
});

it('is mended where UTF-8 was read as MacRoman', () => {
  const written = 'Città è perché così più À È – “L’Aquila” 1.200 € m² 20 °C';
  expect(mendEncoding(asMac(written))).toBe(written);
});

it.each([
  ['CittÃ  di Castello', 'Città  di Castello'],
  ['perchÃ©.pdf', 'perché.pdf'],
  ['foto ðŸ˜€.jpg', 'foto 😀.jpg'],
])('%s is %s', (text, mended) => expect(mendEncoding(text)).toBe(mended));

it.each([
  WRITTEN,
  'São Paulo, Åse Ångström, Ärger, Âge, pâté, â€, Ã',
  'CITTÃ DI',
  '√2 ¬ A ‚B‘',
  '日本 파일 Đorđević 👩🏽\u200d🔧',
  '',
])('%j stays', (text) => expect(mendEncoding(text)).toBe(text));

it('takes no longer for a long text', () => {
  const start = performance.now();
  mendEncoding('Ã'.repeat(1_000_000) + 'â€'.repeat(1_000_000));
  expect(performance.now() - start).toBeLessThan(1_500);
});
