import { describe, expect, it } from '@jest/globals';
import { findUnprintableLetters, PRINTABLE_RUNS } from '@pratiche/domain';
import { listPrintableCodePoints } from './pdf-fonts.util.js';

/** The runs as the domain library has them: characters left out, then characters after the first. */
function encodeRuns(codePoints: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const code of codePoints) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .flatMap(([first, last], index) => [
      (first - (runs[index - 1]?.[1] ?? -1) - 1).toString(36),
      (last - first).toString(36),
    ])
    .join(' ');
}

describe('letters that papers print', () => {
  it('are those of the typefaces', () => {
    expect(encodeRuns(listPrintableCodePoints())).toBe(PRINTABLE_RUNS);
  });

  it('are told apart one by one', () => {
    const printed = new Set(listPrintableCodePoints());
    const wrong: string[] = [];
    for (let code = 0x21; code < 0x1_1000; code += 1) {
      const letter = String.fromCodePoint(code);
      if (!/[\p{L}\p{N}\p{P}]/u.test(letter) || letter.normalize('NFC') !== letter) continue;
      if ((findUnprintableLetters(letter).length === 0) !== printed.has(code)) wrong.push(letter);
    }
    expect(wrong).toEqual([]);
  });
});
