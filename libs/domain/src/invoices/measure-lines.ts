import { roundSurface } from '../formats/index.js';
import { normalizeSearchText } from '../text/index.js';
import type { CostLine } from './invoice-costs.js';
import { NO_SHADING, readLineShading, type LineShading } from './line-shadings.js';
import { readLineProduct } from './line-products.js';

/** What a line of the supply says of its product. */
export interface MeasuredLine {
  source: CostLine;
  /** Of all pieces, m²; `null` where the line does not say it for sure. */
  area: number | null;
  /** W/m²K. */
  transmittance: number | null;
  /** Width and height in millimetres, as the line says them. */
  size: string | null;
  pieces: number | null;
  /** Facts that its text says of a shading or shutter. */
  shading: LineShading;
}

const SQUARE_METRES = /^(?:m2|mq|m²|mtq|metri? quadr\w*)\.?$/;
/** Parts that are no product of their own. */
const PARTS =
  /\b(?:cassonett|controtela|coprifil|davanzal|sogli|zanzarier|manigli|ferrament|motor(?:[ei]\b|izzazion)|accessor|profil|schiuma|guarnizion|telecomand|vetr[oi] di ricambio)/;

/** Lines that bill products, with what they say of them. */
export const measureLines = (lines: readonly CostLine[]): MeasuredLine[] =>
  lines
    .filter(
      ({ net, part, line }) =>
        net > 0 &&
        (part === 'fornitura' || part === 'insieme') &&
        !PARTS.test(normalizeSearchText(line.description)),
    )
    .map((source) => {
      const { line } = source;
      const read = readLineProduct(line);
      const pieces = read?.pieces ?? (line.unit === null && line.quantity === 1 ? 1 : null);
      const size = read?.size ?? null;
      return {
        source,
        area: isInSquareMetres(source)
          ? line.quantity
          : size !== null && pieces !== null
            ? roundSurface(roundSurface((size.width * size.height) / 1_000_000) * pieces)
            : null,
        transmittance: read?.transmittance ?? null,
        size: size === null ? null : `${size.width} × ${size.height} mm`,
        pieces,
        shading:
          source.product === 'serramenti'
            ? NO_SHADING
            : readLineShading(normalizeSearchText(line.description)),
      };
    });

const isInSquareMetres = ({ line: { unit } }: CostLine): boolean =>
  SQUARE_METRES.test(normalizeSearchText(unit ?? ''));

/** Surface of all lines, m²; `null` unless every line says its own. */
export const sumArea = (lines: readonly MeasuredLine[]): number | null =>
  lines.length === 0 || lines.some(({ area }) => area === null)
    ? null
    : roundSurface(lines.reduce((sum, { area }) => sum + (area ?? 0), 0));
