import { describe, expect, it } from '@jest/globals';
import { validShutter } from '../../test/dossier-fixtures.js';
import { checkRow, findCheck } from '../../test/row-check-fixtures.js';

describe('a shutter', () => {
  it.each([
    [0.12, 0.26, 'ok'],
    [0.12, 0.12, 'doubt'],
    [0.14, 0.08, 'doubt'],
    [0, 0.08, 'ok'],
  ] as const)(
    'from %s to %s is %s',
    (resistenzaTermicaIniziale, resistenzaTermicaFinale, result) => {
      expect(
        findCheck(
          checkRow(
            'chiusure',
            validShutter({ resistenzaTermicaIniziale, resistenzaTermicaFinale }),
          ),
          /resistenza termica finale/,
        ),
      ).toMatchObject({ result, source: 'UNI EN 13125' });
    },
  );

  it('waits for both resistances', () => {
    for (const gap of [{ resistenzaTermicaIniziale: null }, { resistenzaTermicaFinale: null }])
      expect(
        findCheck(checkRow('chiusure', validShutter(gap)), /resistenza termica finale/),
      ).toBeUndefined();
  });
});
