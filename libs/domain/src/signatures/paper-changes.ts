import {
  foldPrint,
  getPrintedStart,
  isIncomplete,
  listPrintChanges,
  type PrintedLine,
} from './printed-lines.js';

/**
 * What a paper signed by hand printed differently, in words as of {@link listPrintChanges}. A line
 * that was left to write on may say anything now: the hand filled it in.
 * @param before what was printed when the signed paper came
 * @param after what is printed now
 */
export function listPaperChanges(
  before: readonly PrintedLine[],
  after: readonly PrintedLine[],
): string[] {
  const printed = before.filter((line) => !isIncomplete(line));
  const rest = [...after];
  for (const blank of before.filter(isIncomplete)) {
    const index = rest.findIndex((line) => isFilledIn(blank, line) && !hasLine(printed, line));
    if (index >= 0) rest.splice(index, 1);
  }
  return listPrintChanges(printed, rest);
}

/** The lines that carry a value: their wording is the template's own, of whatever edition. */
export const listValueLines = (lines: readonly PrintedLine[]): PrintedLine[] =>
  lines.filter(({ label }) => label !== '');

const isFilledIn = (blank: PrintedLine, line: PrintedLine): boolean =>
  line.label === blank.label &&
  foldPrint(line.text ?? '').startsWith(getPrintedStart(blank.text).trim());

const hasLine = (lines: readonly PrintedLine[], line: PrintedLine): boolean =>
  lines.some(
    ({ label, text }) =>
      label === line.label && foldPrint(text ?? '') === foldPrint(line.text ?? ''),
  );
