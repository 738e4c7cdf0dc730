const LOGO_PREFIX = 'data:image/png;base64,';
/** Every page fetches it with the settings: a logo of some lines needs no more. */
export const LOGO_MAX_BYTES = 12_000;
export const LOGO_MAX_SIDE = 512;
/** Text in white on the colour, and the colour as text on white. */
const MIN_CONTRAST = 4.5;

const readChannels = (hex: string): number[] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Contrast with white by WCAG, 1 to 21. */
function calculateContrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = readChannels(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** Why a colour cannot be the portal's, Italian; `null` when it can. */
export function findBrandColourFault(text: string): string | null {
  if (!/^#[0-9a-f]{6}$/i.test(text)) return 'Colore non valido: usa il formato #rrggbb.';
  return calculateContrastWithWhite(text) >= MIN_CONTRAST
    ? null
    : 'Colore troppo chiaro: il testo bianco dei pulsanti non si leggerebbe. Scegli un tono più scuro.';
}

const PNG_SIGNATURE = '\u0089PNG\r\n\u001a\n';
const readSide = (bytes: string, at: number): number =>
  [0, 1, 2, 3].reduce((side, offset) => side * 256 + bytes.charCodeAt(at + offset), 0);

/** Why a logo cannot be taken, Italian, judged by its content; `null` when it can, or when there is none. */
export function findLogoFault(logo: string): string | null {
  if (logo === '') return null;
  const base64 = logo.slice(LOGO_PREFIX.length);
  if (!logo.startsWith(LOGO_PREFIX) || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64))
    return 'Il logo deve essere un’immagine PNG.';
  if (base64.length * 0.75 > LOGO_MAX_BYTES)
    return 'Il logo è troppo grande: al massimo 12 kB, perché lo scarica ogni pagina.';
  const bytes = decodeBase64(base64);
  if (bytes === null || !bytes.startsWith(PNG_SIGNATURE) || bytes.slice(12, 16) !== 'IHDR')
    return 'Il file non è un’immagine PNG.';
  const [width, height] = [readSide(bytes, 16), readSide(bytes, 20)];
  return width >= 16 && height >= 16 && width <= LOGO_MAX_SIDE && height <= LOGO_MAX_SIDE
    ? null
    : `Il logo deve avere lati da 16 a ${LOGO_MAX_SIDE} pixel.`;
}

/** In browsers and Node alike. */
declare function atob(text: string): string;

function decodeBase64(text: string): string | null {
  try {
    return atob(text);
  } catch {
    return null;
  }
}
