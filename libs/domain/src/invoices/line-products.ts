import { normalizeSearchText } from '../text/index.js';
import type { InvoiceLine } from './e-invoice.js';
import { readLineSize, type LineSize } from './line-sizes.js';

/** What the text of a line surely says of a product; `null` for what it does not. */
export interface LineProduct {
  size: LineSize | null;
  /** W/m²K of the whole window or door, never of its glass or frame. */
  transmittance: number | null;
  pieces: number | null;
}

const TRANSMITTANCE_MIN = 0.5;
const TRANSMITTANCE_MAX = 3.5;
const PIECES_MAX = 200;

const TRANSMITTANCE =
  /(?<![a-z\d])(?:u[wd]|trasmittanza(?: termica)? (?:del(?:la)? |dell')?(?:serramento|infisso|finestra|porta(?:finestra)?))(?: (?:pari a|di))?\s?[=:]?\s?(\d[.,]\d{1,3})(?![.,]?\d)(?!\s?(?:-|÷|\/)\s?\d)(?!\s?(?:€|eur|%))/g;
const PIECE_UNITS = /^(?:pz|pezz[io]|nr|n|num|cad|cadauno|unita|pce|pc|h87|c62|ea)\.?$/;
const PIECES_IN_TEXT =
  /(?:^|\b(?:n|nr|num|pz)[.°]?\s?|\bdi )(\d{1,3}) (?:nuov[ei] )?(?:finestre|porte ?finestre|portefinestre|serramenti|infissi|persiane|tapparelle|avvolgibili|scuri|porte|portoncini|cassonetti|tende|zanzariere|lucernari|pezzi)\b/g;

/** The only value that a text says; `null` for none and for several. */
function onlyValue(values: readonly number[]): number | null {
  const distinct = new Set(values);
  return distinct.size === 1 ? (values[0] ?? null) : null;
}

function readTransmittance(text: string): number | null {
  const values = [...text.matchAll(TRANSMITTANCE)].map(([, digits = '']) =>
    Number(digits.replace(',', '.')),
  );
  const value = onlyValue(values);
  return value !== null && value >= TRANSMITTANCE_MIN && value <= TRANSMITTANCE_MAX ? value : null;
}

const asPieces = (count: number | null): number | null =>
  count !== null && Number.isInteger(count) && count >= 1 && count <= PIECES_MAX ? count : null;

/** By the quantity if its unit is pieces, by "n. 3 finestre" in the text; not when these differ. */
function readPieces(text: string, { quantity, unit }: Pick<InvoiceLine, 'quantity' | 'unit'>) {
  const counted =
    unit !== null && PIECE_UNITS.test(normalizeSearchText(unit)) ? asPieces(quantity) : null;
  const counts = [...text.matchAll(PIECES_IN_TEXT)].map(([, digits]) => Number(digits));
  if (counts.length > 1) return null;
  const written = asPieces(counts[0] ?? null);
  if (counted === null || written === null) return counted ?? written;
  return counted === written ? counted : null;
}

/** What a line says of a product as far as it is sure; `null` when it says nothing. */
export function readLineProduct(
  line: Pick<InvoiceLine, 'description' | 'quantity' | 'unit'>,
): LineProduct | null {
  const text = normalizeSearchText(line.description);
  const size = readLineSize(text);
  const transmittance = readTransmittance(text);
  const pieces = readPieces(text, line);
  return size === null && transmittance === null && pieces === null
    ? null
    : { size, transmittance, pieces };
}
