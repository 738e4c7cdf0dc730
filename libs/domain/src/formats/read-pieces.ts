import type { NumberNotation, NumberReading } from './read-number.js';
import { readSize, readSurface } from './read-surface.js';

/** Several equal products written as one. */
export interface PiecesReading extends NumberReading {
  pieces: number;
}

/** `3 pz 1200x1800`, `n. 3 pezzi da 2,16`: the words say what the first number is. */
const COUNTED = /^(?:n[.°]?)?(\d{1,2})(?:pz\.?|pezzi(?:da)?|da)(.+)$/;
/** `3x1200x1800`: three numbers, of which the last two are a size. */
const MULTIPLIED = /^(?:n[.°]?)?(\d{1,2})(?:x|×|\*|per)(.+)$/;

/**
 * Reads how many equal products there are, and the surface of each: `3x1200x1800`, `2*120x180`,
 * `3 pz 1200x1800`; `null` where the text does not say both.
 */
export function readPieces(text: string, notation: NumberNotation): PiecesReading | null {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  const [, count, each] = COUNTED.exec(plain) ?? [];
  const [, factor, size] = MULTIPLIED.exec(plain) ?? [];
  const pieces = Number(count ?? factor ?? 0);
  const reading = each === undefined ? size && readSize(size) : readSurface(each, notation);
  if (!reading || pieces === 0) return null;
  if (pieces === 1) return { ...reading, pieces };
  return { ...reading, pieces, note: describePieces(pieces, reading.note) };
}

const describePieces = (pieces: number, note: string | undefined): string =>
  note === undefined ? `${pieces} righe uguali` : `${pieces} righe uguali · ${note}`;
