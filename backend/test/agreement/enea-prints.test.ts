import { describe, expect, it } from '@jest/globals';
import { takeCases } from '../../../tools/testkit/random-cases.ts';
import {
  drawDeclaration,
  expectPrint,
  printDeclaration,
} from '../../../libs/domain/test/enea-print-fixtures.js';
import {
  drawRandomDeclaration,
  plantDifference,
} from '../../../libs/domain/test/random-declarations.js';
import { judgeEneaPdf, readEneaPdf } from '@pratiche/domain';

const EQUAL = 300;
const PLANTED = takeCases(3_000);

const judge = (number: number, isPlanted: boolean) => {
  const { form, filing, cpid, saving, style, company } = drawRandomDeclaration(number);
  const printed = printDeclaration(form, filing, { cpid, saving, company });
  const planted = isPlanted ? plantDifference(printed, number) : null;
  const expected = expectPrint(form, filing, { cpid, saving });
  const reading = judgeEneaPdf(readEneaPdf(drawDeclaration(printed, style)), expected);
  const differences = reading.values.filter(({ outcome }) => outcome === 'different');
  return { reading, differences, planted, style, about: `${number} ${JSON.stringify(style)}` };
};

describe('prints drawn from random dossiers', () => {
  it(`finds nothing in ${EQUAL} that say the same`, () => {
    const wrong = Array.from({ length: EQUAL }, (_, number) => judge(number, false)).flatMap(
      ({ reading, differences, about }) => {
        const missing = reading.values.filter(({ outcome }) => outcome === 'missing');
        const isRight =
          reading.kind === 'compared' &&
          differences.length === 0 &&
          missing.every(({ key }) => key === 'cpid');
        return isRight ? [] : [{ about, kind: reading.kind, differences, missing }];
      },
    );
    expect(wrong).toEqual([]);
  });

  it(`names the one difference of each of ${PLANTED}`, () => {
    const wrong = Array.from({ length: PLANTED }, (_, number) => judge(number, true)).flatMap(
      ({ reading, differences, planted, about }) => {
        const isNamed =
          reading.kind === 'compared' &&
          differences.some(({ label }) => planted?.label.test(label) === true);
        return isNamed
          ? []
          : [
              {
                about,
                kind: reading.kind,
                planted: String(planted?.label),
                now: planted?.now,
                differences,
              },
            ];
      },
    );
    expect(wrong).toEqual([]);
  });
});
