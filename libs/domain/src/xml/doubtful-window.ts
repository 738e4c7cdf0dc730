import { normalizeSearchText } from '../text/index.js';

const WINDOW_WORDS =
  /finestr|serrament|infiss|portoncin|portone|blindat|cassonett|cielin|vetrat|scorrevol|alzant|lucernari/;

/** Products that the format takes for windows, because it knows shutters by other names. */
const OTHER_PRODUCTS: readonly [RegExp, string][] = [
  [
    /persian|\bscur[io]\b|scurett|avvolgibil|\boscurant|frangisol/,
    'Letto come serramento: se è una chiusura oscurante o una schermatura, togli la riga e inseriscila tra quelle',
  ],
  [/zanzarier/, 'Letto come serramento: una zanzariera non si detrae, togli la riga'],
];

/**
 * Why a product that is read as a window may be none; `null` where its name speaks of a window
 * first, such as "Finestra con persiana".
 */
export function describeDoubtfulWindow(name: string): string | null {
  const text = normalizeSearchText(name);
  const windowAt = text.search(WINDOW_WORDS);
  const found = OTHER_PRODUCTS.find(([words]) => {
    const at = text.search(words);
    return at !== -1 && (windowAt === -1 || at < windowAt);
  });
  return found?.[1] ?? null;
}
