import { expect, it } from '@jest/globals';
import { expectLittleProcessorTime } from '../../test/processor-time.js';
import { mendEncoding } from './mend-encoding.js';

const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const MAC =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

/** Bytes of a text in UTF-8, each as a character of Latin-1. */
const asLatin1 = (text: string): string =>
  encodeURIComponent(text).replace(/%([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
const asWindows = (text: string): string =>
  asLatin1(text).replace(/[\u0080-\u009f]/g, (char) => WINDOWS[char.charCodeAt(0) - 0x80] ?? char);
const asMac = (text: string): string =>
  asLatin1(text).replace(/[\u0080-\u00ff]/g, (char) => MAC[char.charCodeAt(0) - 0x80] ?? char);

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
  expectLittleProcessorTime(() => mendEncoding('Ã'.repeat(1_000_000) + 'â€'.repeat(1_000_000)));
});
