import { describe, expect, it } from '@jest/globals';
import { validShutter, validWindow } from '../../test/dossier-fixtures.js';
import { checkRow, findCheck } from '../../test/row-check-fixtures.js';
import { getRowLight } from '../index.js';
import type { RowCheck } from './row-check.js';

/** The limits of the zone that are shown, with what came out. */
const limitsOf = (all: readonly RowCheck[]) =>
  all
    .filter(({ rule }) => rule.startsWith('Trasmittanza massima'))
    .map(({ limit, result }) => [limit, result]);

describe('a window', () => {
  it.each([
    ['A', '3,00 W/m²K', '2,60 W/m²K', 3, 2.6],
    ['B', '3,00 W/m²K', '2,60 W/m²K', 3, 2.6],
    ['C', '2,00 W/m²K', '1,75 W/m²K', 2, 1.75],
    ['D', '1,80 W/m²K', '1,67 W/m²K', 1.8, 1.67],
    ['E', '1,40 W/m²K', '1,30 W/m²K', 1.4, 1.3],
    ['F', '1,00 W/m²K', '1,00 W/m²K', 1, 1],
  ] as const)(
    'in zone %s is held against %s and, for Ecobonus, %s',
    (immovableClimateZone, hard, soft, limit, ecobonus) => {
      const at = (trasmittanzaPost: number, serviceType: 1 | 2 = 1) =>
        checkRow('serramenti', validWindow({ trasmittanzaPost }), {
          immovableClimateZone,
          serviceType,
        });
      const zone = findCheck(at(limit, 2), /UNI EN 14351/);
      expect(zone).toMatchObject({
        result: 'ok',
        limit: hard,
        source: 'D.M. 26/6/2015 «requisiti minimi», Allegato 1, Appendice B, Tabella 4',
        value: hard,
      });
      for (const service of [1, 2] as const) {
        const isToldBoth = service === 1 && ecobonus < limit;
        expect(limitsOf(at(limit + 0.01, service))).toEqual([
          [hard, 'wrong'],
          ...(isToldBoth ? [[soft, 'doubt']] : []),
        ]);
        expect(getRowLight(at(limit + 0.01, service))).toBe('red');
      }
      expect(findCheck(at(limit + 0.01), /UNI EN 14351/)?.message).toContain(
        'Il valore deve essere <= ',
      );
      expect(limitsOf(at(ecobonus))).toEqual([[soft, 'ok']]);
      expect(limitsOf(at(ecobonus, 2))).toEqual([[hard, 'ok']]);
      if (ecobonus === limit) return;
      expect(findCheck(at(ecobonus), /per l’Ecobonus$/)).toMatchObject({
        result: 'ok',
        limit: soft,
        source: 'D.M. 6/8/2020, Allegato E',
      });
      expect(limitsOf(at(ecobonus + 0.01))).toEqual([[soft, 'doubt']]);
      expect(findCheck(at(ecobonus + 0.01), /per l’Ecobonus$/)?.message).toBe(
        `Per l’Ecobonus in zona ${immovableClimateZone} la trasmittanza dovrebbe essere ≤ ${soft} (D.M. 6/8/2020, Allegato E): l’invio è ammesso fino a ${hard}, ma controlla il valore sul certificato`,
      );
    },
  );

  it('is shown with the decimals that decide', () => {
    const all = checkRow(
      'serramenti',
      validWindow({ trasmittanzaPost: 1.404, trasmittanzaPre: 1.4045 }),
    );
    expect(findCheck(all, /UNI EN 14351/)).toMatchObject({
      result: 'wrong',
      value: '1,404 W/m²K',
      limit: '1,40 W/m²K',
    });
    expect(findCheck(all, /isolare meglio/)).toMatchObject({
      result: 'ok',
      value: '1,404 W/m²K',
      limit: '1,4045 W/m²K',
    });
    expect(
      findCheck(
        checkRow(
          'chiusure',
          validShutter({ resistenzaTermicaIniziale: 0.122, resistenzaTermicaFinale: 0.12 }),
        ),
        /resistenza termica/,
      ),
    ).toMatchObject({ result: 'doubt', value: '0,12 m²K/W', limit: '0,122 m²K/W' });
  });

  // The table of D.M. 26/6/2015 was checked for works begun from 1/1/2021 to 2/6/2026.
  it.each([
    ['2020-12-31', 'unknown', 'unknown'],
    ['2021-01-01', 'ok', 'green'],
    ['2026-06-02', 'ok', 'green'],
    ['2026-06-03', 'unknown', 'unknown'],
    [null, 'unknown', 'unknown'],
  ] as const)('of works begun on %s is %s, its light %s', (start, result, light) => {
    const all = checkRow('serramenti', validWindow(), { interventionStartDate: start });
    expect(limitsOf(all)).toEqual([['1,30 W/m²K', result]]);
    expect(getRowLight(all)).toBe(light);
    const other = checkRow('serramenti', validWindow(), {
      interventionStartDate: start,
      serviceType: 2,
    });
    const zone = findCheck(other, /UNI EN 14351/);
    expect(zone).toMatchObject({ result, limit: '1,40 W/m²K' });
    expect(zone?.source === '').toBe(result === 'unknown');
    expect(getRowLight(other)).toBe(light);
    const cold = checkRow('serramenti', validWindow({ trasmittanzaPost: 1.41 }), {
      interventionStartDate: start,
    });
    expect(getRowLight(cold)).toBe('red');
  });

  it('has a light without colour where the zone is not known', () => {
    const all = checkRow('serramenti', validWindow(), { immovableClimateZone: null });
    expect(getRowLight(all)).toBe('unknown');
  });

  it('cannot be judged without zone or transmittance', () => {
    expect(
      findCheck(checkRow('serramenti', validWindow(), { immovableClimateZone: null }), /14351/),
    ).toMatchObject({
      result: 'unknown',
      limit: '',
      message: 'Senza zona climatica non possiamo controllare il limite di trasmittanza.',
    });
    expect(
      findCheck(checkRow('serramenti', validWindow({ trasmittanzaPost: null })), /14351/),
    ).toMatchObject({ result: 'unknown', limit: '1,40 W/m²K', value: '' });
    expect(
      findCheck(checkRow('serramenti', validWindow({ trasmittanzaPre: null })), /isolare meglio/),
    ).toBeUndefined();
  });

  it.each([
    [1.2, 1.3, 'ok'],
    [1.2, 1.2, 'doubt'],
    [1.2, 1.1, 'doubt'],
  ] as const)('of %s in place of %s is %s', (trasmittanzaPost, trasmittanzaPre, result) => {
    expect(
      findCheck(
        checkRow('serramenti', validWindow({ trasmittanzaPost, trasmittanzaPre })),
        /isolare meglio/,
      )?.result,
    ).toBe(result);
  });
});
