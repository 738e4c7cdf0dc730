import { selectPlural } from '../formats/index.js';
import {
  ROWS_MAX,
  TOO_MANY_SHADINGS_MESSAGE,
  TOO_MANY_WINDOWS_MESSAGE,
} from '../completeness/index.js';
import type { Manufatti } from '../dossier/index.js';
import type { EditableChoiceSettings } from '../enumerations/index.js';
import type { XmlRemark } from './xml-element.js';
import { mergeWindows, type WindowPieces } from './merge-windows.js';
import {
  detectProductKind,
  readPieceCount,
  readShading,
  readShutter,
  readWindow,
} from './read-product-rows.js';
import type { XmlSection } from './xml-section.js';

export interface ProductLists {
  manufatti: Manufatti;
  /** Windows in the file, piece by piece, and the rows they became. */
  windows: { inFile: number; rows: number };
}

/**
 * Reads all products into the lists that their names determine; products beyond the row limits are
 * reported.
 */
export function readProductLists(
  products: readonly XmlSection[],
  exact: boolean,
  remarks: XmlRemark[],
  settings: EditableChoiceSettings,
): ProductLists {
  const windows: WindowPieces[] = [];
  const shadings: Manufatti['schermature'] = [];
  const shutters: Manufatti['chiusure'] = [];
  for (const product of products) {
    const name = product.readText('Nome') ?? '';
    const count = readPieceCount(product);
    const kind = detectProductKind(name);
    if (kind === 'serramenti')
      windows.push({ row: readWindow(product, name, exact, settings), count });
    else if (kind === 'schermature')
      shadings.push(...copyRow(readShading(product, name, exact, settings), count));
    else shutters.push(...copyRow(readShutter(product, exact, settings), count));
    product.reportUnreadElements();
  }
  const merged = exact
    ? windows.flatMap(({ row, count }) => copyRow(row, count))
    : mergeWindows(windows);
  const serramenti = truncateRows(
    merged,
    ROWS_MAX,
    'Serramenti',
    TOO_MANY_WINDOWS_MESSAGE,
    remarks,
  );
  const schermature = truncateRows(
    shadings,
    ROWS_MAX,
    'Schermature',
    TOO_MANY_SHADINGS_MESSAGE,
    remarks,
  );
  const chiusure = truncateRows(
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

const copyRow = <T extends object>(row: T, count: number): T[] =>
  Array.from({ length: count }, () => ({ ...row }));

function truncateRows<T>(
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
    message: `${message}: ${selectPlural(left, 'una riga non viene importata', `${left} righe non vengono importate`)}`,
  });
  return rows.slice(0, max);
}
