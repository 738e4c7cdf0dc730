import type { Manufatti } from '../dossier/index.js';
import { joinNumbers } from '../formats/index.js';
import type { Warning } from './warning.js';

const ROW_FIELD = /^manufatti\.(serramenti|schermature|chiusure)\.(\d+)\.(\w+)$/;
const ROW_NAMES: Readonly<Record<keyof Manufatti, string>> = {
  serramenti: 'Serramenti',
  schermature: 'Schermature',
  chiusure: 'Chiusure',
};

interface RowWarning {
  readonly warning: Warning;
  readonly list: keyof Manufatti;
  readonly row: number;
  /** The same for warnings of one rule that say the same, their numbers aside. */
  readonly key: string;
}

const maskNumbers = (text: string): string => text.replace(/\d+(?:[.,]\d+)*/g, '#');

/** A remedy of the whole dossier, such as another service, is the same for every row. */
const isOfOneRow = ({ remedy }: Warning): boolean =>
  remedy?.patches.some(({ field }) => ROW_FIELD.test(field)) ?? false;

function readRowWarning(warning: Warning): RowWarning | null {
  const [, list, index, field] = ROW_FIELD.exec(warning.field) ?? [];
  if (list === undefined || isOfOneRow(warning)) return null;
  return {
    warning,
    list: list as keyof Manufatti,
    row: Number(index) + 1,
    key: [list, field, warning.rule, maskNumbers(warning.message)].join('|'),
  };
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** One line for all rows: word for word where they say the same, else by the first of them. */
function mergeWarnings(first: RowWarning, all: readonly RowWarning[]): Warning {
  const { warning, list } = first;
  const rows = joinNumbers(all.map(({ row }) => row));
  const isSame = all.every((other) => other.warning.message === warning.message);
  return {
    ...warning,
    message: isSame
      ? `${ROW_NAMES[list]} ${rows}: ${lowerFirst(warning.message)}`
      : `${ROW_NAMES[list]} ${rows}, ciascuno con il suo valore (il primo): ${lowerFirst(warning.message)}`,
  };
}

/**
 * Warnings that repeat from row to row as one that names the rows, at the first of them, so that ten
 * equal windows are one line to read.
 */
export function mergeRowWarnings(warnings: readonly Warning[]): Warning[] {
  const rows = warnings.map(readRowWarning).filter((entry) => entry !== null);
  return warnings.flatMap((warning) => {
    const own = rows.find((entry) => entry.warning === warning);
    const group = rows.filter(({ key }) => key === own?.key);
    const [first, second] = group;
    if (first === undefined || second === undefined) return [warning];
    return first.warning === warning ? [mergeWarnings(first, group)] : [];
  });
}
