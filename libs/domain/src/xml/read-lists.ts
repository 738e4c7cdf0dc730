import {
  ROWS_MAX,
  TOO_MANY_SHADINGS_MESSAGE,
  TOO_MANY_WINDOWS_MESSAGE,
} from '../completeness/index.js';
import type { Manufatti } from '../dossier/index.js';
import type { XmlRemark } from './element.js';
import { mergeWindows, type Pieces } from './merge-windows.js';
import { kindOf, readPieces, readShading, readShutter, readWindow } from './read-products.js';
import type { Section } from './section.js';

export interface ReadProducts {
  manufatti: Manufatti;
  /** Windows in the file, piece by piece, and the rows they became. */
  windows: { inFile: number; rows: number };
}

/** All products, each in the list its name says; what is beyond the limits of rows is remarked. */
export function readProducts(
  products: readonly Section[],
  exact: boolean,
  remarks: XmlRemark[],
): ReadProducts {
  const windows: Pieces[] = [];
  const shadings: Manufatti['schermature'] = [];
  const shutters: Manufatti['chiusure'] = [];
  for (const product of products) {
    const name = product.text('Nome') ?? '';
    const count = readPieces(product);
    const kind = kindOf(name);
    if (kind === 'serramenti') windows.push({ row: readWindow(product, name, exact), count });
    else if (kind === 'schermature')
      shadings.push(...copies(readShading(product, name, exact), count));
    else shutters.push(...copies(readShutter(product, exact), count));
    product.finish();
  }
  const merged = exact
    ? windows.flatMap(({ row, count }) => copies(row, count))
    : mergeWindows(windows);
  const serramenti = withinLimit(merged, ROWS_MAX, 'Serramenti', TOO_MANY_WINDOWS_MESSAGE, remarks);
  const schermature = withinLimit(
    shadings,
    ROWS_MAX,
    'Schermature',
    TOO_MANY_SHADINGS_MESSAGE,
    remarks,
  );
  const chiusure = withinLimit(
    shutters,
    ROWS_MAX - schermature.length,
    'Chiusure oscuranti',
    TOO_MANY_SHADINGS_MESSAGE,
    remarks,
  );
  return {
    manufatti: { serramenti, schermature, chiusure },
    windows: { inFile: windows.reduce((sum, { count }) => sum + count, 0), rows: merged.length },
  };
}

const copies = <T extends object>(row: T, count: number): T[] =>
  Array.from({ length: count }, () => ({ ...row }));

function withinLimit<T>(
  rows: T[],
  max: number,
  path: string,
  message: string,
  remarks: XmlRemark[],
): T[] {
  const left = rows.length - max;
  if (left <= 0) return rows;
  remarks.push({
    path,
    value: `${rows.length} righe nel file`,
    message: `${message}: ${left === 1 ? 'una riga non viene importata' : `${left} righe non vengono importate`}`,
  });
  return rows.slice(0, max);
}
