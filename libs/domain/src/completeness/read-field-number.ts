import { readPieces, type NumberReading, type PiecesReading } from '../formats/index.js';
import {
  PRODUCT_FIELD_TABLES,
  readBoundedNumber,
  readProductNumber,
  SURFACE_USUAL_MAX,
  type NumberBound,
  type ProductFields,
} from '../products/index.js';
import { NUMBER_BOUNDS } from './storage-bounds.js';

/** Units of the numbers that are not of products, which may follow them. */
const FIELD_UNITS: Readonly<Record<string, string>> = {
  immovableSurfaceArea: 'm²',
  'generatori.*.rendimentoMaxPotenza': '%',
  'generatori.*.potenzaUtileNominale': 'kW',
};

const PRODUCT_FIELD =
  /^manufatti\.(serramenti|schermature|chiusure)\.\d+\.(\w+)(?:\.(\w+)\.(\w+))?$/;

function readProductField(path: string, text: string): NumberReading | null | undefined {
  const [, list, key = '', part = '', inner = ''] = PRODUCT_FIELD.exec(path) ?? [];
  if (list === undefined) return undefined;
  const fields: ProductFields = PRODUCT_FIELD_TABLES[list as keyof typeof PRODUCT_FIELD_TABLES];
  const own = fields[key];
  const field = own?.kind === 'group' ? own.parts[part]?.[inner] : own;
  return field?.kind === 'number' ? readProductNumber(field, text) : undefined;
}

/** Reads the text of a number at a path of the form, as the data file is read; `null` when it is none. */
export function readFieldNumber(path: string, text: string): NumberReading | null {
  const reading = readProductField(path, text);
  if (reading !== undefined) return reading;
  const pattern = path.replace(/\.\d+\./g, '.*.');
  const bound = (NUMBER_BOUNDS as Readonly<Record<string, NumberBound>>)[pattern];
  const unit =
    pattern.startsWith('spese.') || pattern.endsWith('ExpenseShare') ? '€' : FIELD_UNITS[pattern];
  return bound === undefined ? null : readBoundedNumber(text, bound, unit);
}

const WINDOW_SURFACE = /^manufatti\.serramenti\.\d+\.superficie$/;

/** Reads several equal windows typed into the surface of a row; `null` where the text is none. */
export const readFieldPieces = (path: string, text: string): PiecesReading | null =>
  WINDOW_SURFACE.test(path) ? readPieces(text, { unit: 'm²', usualMax: SURFACE_USUAL_MAX }) : null;
