/** Bytes 0x80 to 0x9f in windows-1252; those that it lacks stand for themselves. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Bytes 0x80 to 0xbf in MacRoman. */
const MAC = 'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø';
const WINDOWS_TAIL = `[\\u0080-\\u00bf${WINDOWS}]`;
const MAC_TAIL = `[${MAC}]`;

/** UTF-8 of accents, quotes, the euro and emoji that was read as windows-1252 or Latin-1. */
const AS_WINDOWS = new RegExp(
  `[ÂÃÄÅ]${WINDOWS_TAIL}|â[€\\u0080‚\\u0082„\\u0084†\\u0086ˆ\\u0088‰\\u0089]${WINDOWS_TAIL}|Ë[†\\u0086œ\\u009c]|ðŸ${WINDOWS_TAIL}{2}`,
  'g',
);
/** The same read as MacRoman. */
const AS_MAC = new RegExp(`[√¬]${MAC_TAIL}|‚Ä${MAC_TAIL}|‚Ç¨`, 'g');
/** The second half of "à" is a blank, which programs drop or change. */
const HALF_A = /(?<=\p{Ll})Ã(?= |$)/gu;
/** Some programs encode a text three times. */
const ROUNDS_MAX = 3;

const toWindowsByte = (char: string): number => {
  const index = WINDOWS.indexOf(char);
  return index === -1 ? char.charCodeAt(0) : 0x80 + index;
};
const MAC_LEADS: Readonly<Record<string, number>> = { '√': 0xc3, '¬': 0xc2, '‚': 0xe2 };
const toMacByte = (char: string): number => MAC_LEADS[char] ?? 0x80 + MAC.indexOf(char);

/** The character that two to four bytes of UTF-8 are; the text itself where they are none. */
function decodeUtf8(text: string, toByte: (char: string) => number): string {
  const [first = 0, ...others] = [...text].map(toByte);
  if (others.some((byte) => (byte & 0xc0) !== 0x80)) return text;
  const code = others.reduce(
    (before, byte) => (before << 6) | (byte & 0x3f),
    first & (0x7f >> (others.length + 1)),
  );
  // A character of more bytes than it needs is none.
  return code < 0x80 || (others.length === 2 && code < 0x800) ? text : String.fromCodePoint(code);
}

const mendOnce = (text: string): string =>
  text
    .replace(AS_WINDOWS, (letters) => decodeUtf8(letters, toWindowsByte))
    .replace(HALF_A, 'à')
    .replace(AS_MAC, (letters) => decodeUtf8(letters, toMacByte));

/** A text with the letters put right that were encoded twice ("CittÃ ", "Citt√†"). */
export function mendEncoding(text: string): string {
  let mended = text;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = mendOnce(mended);
    if (next === mended) break;
    mended = next;
  }
  return mended;
}
