import { describe, expect, it } from '@jest/globals';
import { validShutter, validWindow } from '../../test/dossier-fixtures.js';
import { checkRow, findCheck } from '../../test/row-check-fixtures.js';
import { formatLimit, getRowLight } from '../index.js';
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
        `Con ${formatLimit(ecobonus + 0.01)} W/m²K l’Ecobonus non spetta: in zona ${immovableClimateZone} la trasmittanza deve essere ≤ ${soft} (D.M. 6/8/2020, Allegato E) e il sito ENEA non accetta il serramento. Lo stesso serramento è in regola come Bonus Casa, fino a ${hard}: cambia il servizio o ricontrolla il valore sul certificato`,
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
    ['2020-12-31', true],
    ['2021-01-01', false],
    ['2026-06-02', false],
    ['2026-06-03', true],
    [null, true],
  ] as const)('of works begun on %s is green, left to the office: %s', (start, isOurs) => {
    const at = (trasmittanzaPost: number, serviceType: 1 | 2) =>
      checkRow('serramenti', validWindow({ trasmittanzaPost }), {
        serviceType,
        interventionStartDate: start,
      });
    for (const [all, limit, source] of [
      [at(1.4, 2), '1,40 W/m²K', isOurs ? '' : /^D\.M\. 26\/6\/2015/],
      [at(1.3, 1), '1,30 W/m²K', 'D.M. 6/8/2020, Allegato E'],
    ] as const) {
      const check = findCheck(all, /^Trasmittanza massima/);
      expect(check).toMatchObject({ result: 'ok', limit });
      expect(check?.source).toMatch(source);
      expect(check?.isOurs === true).toBe(isOurs);
      expect(check?.message.includes('Da verificare')).toBe(isOurs);
      expect(getRowLight(all)).toBe('green');
    }
    expect(findCheck(at(1.4, 2), /^Trasmittanza massima/)?.message.includes('valore 2021')).toBe(
      isOurs,
    );
    expect(getRowLight(at(1.35, 1))).toBe('amber');
    expect(getRowLight(at(1.41, 1))).toBe('red');
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

  // D.M. 6/8/2020, Allegato E: the old window must have been worse.
  it.each([
    ['A', 2.6],
    ['B', 2.6],
    ['C', 1.75],
    ['D', 1.67],
    ['E', 1.3],
    ['F', 1],
  ] as const)('in zone %s must replace one above %s for Ecobonus', (zone, limit) => {
    const replacing = (trasmittanzaPre: number, serviceType: 1 | 2 | 3) =>
      checkRow('serramenti', validWindow({ trasmittanzaPre, trasmittanzaPost: 0.8 }), {
        immovableClimateZone: zone,
        serviceType,
      }).filter(({ field, result }) => field === 'trasmittanzaPre' && result === 'doubt');
    const findOldLimit = (all: readonly RowCheck[]) => findCheck(all, /chiede al nuovo$/);
    for (const value of [limit - 0.01, limit])
      expect(findOldLimit(replacing(value, 1))).toMatchObject({
        limit: `${formatLimit(limit)} W/m²K`,
        value: `${formatLimit(value)} W/m²K`,
        suggestsBonusCasa: true,
        message: `Il vecchio serramento rispetta già il limite dell’Ecobonus in zona ${zone} (${formatLimit(limit)} W/m²K, D.M. 6/8/2020, Allegato E): con ${formatLimit(value)} W/m²K l’Ecobonus non spetta, spetta il Bonus Casa. Cambia il servizio o ricontrolla il valore`,
      });
    expect(findOldLimit(replacing(limit + 0.01, 1))).toBeUndefined();
    for (const service of [2, 3] as const)
      expect(findOldLimit(replacing(limit - 0.01, service))).toBeUndefined();
  });

  it.each([
    ['a company', { isCompany: true }],
    ['a place that is no home', { immovableParticularUse: 1 as const }],
  ])('of %s is not said to be right as Bonus Casa', (_, change) => {
    const all = checkRow(
      'serramenti',
      validWindow({ trasmittanzaPost: 1.38, trasmittanzaPre: 1.3 }),
      change,
    );
    const doubts = all.filter(({ message }) => message.includes('l’Ecobonus non spetta'));
    expect(doubts).toHaveLength(2);
    for (const { message, suggestsBonusCasa } of doubts) {
      expect(message).not.toContain('Bonus Casa');
      expect(suggestsBonusCasa).toBeUndefined();
    }
  });
});
