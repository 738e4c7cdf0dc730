import { describe, expect, it } from '@jest/globals';
import { validShading, validShutter } from '../../test/dossier-fixtures.js';
import { checkRow, findCheck } from '../../test/row-check-fixtures.js';
import { ESPOSIZIONI } from '../index.js';

describe('a shading', () => {
  it.each(ESPOSIZIONI.map(({ value }) => value))('facing %s', (esposizione) => {
    const isAllowed = ['est', 'sudEst', 'sud', 'sudOvest', 'ovest'].includes(esposizione);
    expect(
      findCheck(checkRow('schermature', validShading({ esposizione })), /Esposizioni/),
    ).toMatchObject({
      result: isAllowed ? 'ok' : 'wrong',
      limit: 'Est, Sud-est, Sud, Sud-ovest, Ovest',
    });
    expect(
      findCheck(checkRow('chiusure', validShutter({ esposizione })), /Esposizioni/),
    ).toMatchObject({
      result: 'ok',
      limit: 'Tutte',
    });
  });

  it.each([
    [0, 'ok', '0'],
    [0.35, 'ok', '0,35'],
    [35, 'ok', '0,35'],
    [0.36, 'wrong', '0,36'],
    [40, 'wrong', '0,4'],
    [1.01, 'wrong', '1,01'],
    [null, 'unknown', ''],
  ] as const)('with a gtot of %s is %s', (trasmissioneSolare, result, value) => {
    for (const all of [
      checkRow('schermature', validShading({ trasmissioneSolare })),
      checkRow('chiusure', validShutter({ trasmissioneSolare })),
    ]) {
      expect(findCheck(all, /gtot/)).toMatchObject({
        result,
        value,
        limit: '0,35',
        source: 'D.M. 6/8/2020, Allegato A',
      });
    }
  });

  it.each([
    [0, '0'],
    [0.012, '0,012'],
    [1.2, null],
    [0.019, '0,019'],
    [0.02, null],
    [2, null],
    [0.3, null],
    [40, null],
    [null, null],
  ])('with a gtot of %s may be a slip: %s', (trasmissioneSolare, value) => {
    for (const all of [
      checkRow('schermature', validShading({ trasmissioneSolare })),
      checkRow('chiusure', validShutter({ trasmissioneSolare })),
    ])
      expect(all.filter(({ rule }) => /quasi nullo/.test(rule))).toEqual(
        value === null ? [] : [expect.objectContaining({ result: 'doubt', value })],
      );
  });

  it('waits for exposure', () => {
    expect(
      findCheck(checkRow('schermature', validShading({ esposizione: null })), /Esposizioni/)
        ?.result,
    ).toBe('unknown');
    expect(
      findCheck(checkRow('chiusure', validShutter({ esposizione: null })), /Esposizioni/),
    ).toBeUndefined();
  });
});
