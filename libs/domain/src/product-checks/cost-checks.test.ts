import { describe, expect, it } from '@jest/globals';
import {
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import { checkRow, findCheck } from '../../test/row-check-fixtures.js';
import { type DossierForm, type ProductList, getRowLight } from '../index.js';

describe('the cost per square metre', () => {
  const cost = (
    list: ProductList,
    row: object,
    spese: Partial<DossierForm['spese']>,
    more: Partial<DossierForm> = {},
  ) =>
    findCheck(
      checkRow(list, row, {
        spese: { ...validDossierForm().spese, spesaDetraibileSerramenti: 1, ...spese },
        ...more,
      }),
      /Costo massimo/,
    );

  it.each([
    ['A', false, 660],
    ['B', false, 660],
    ['C', false, 660],
    ['D', false, 780],
    ['E', false, 780],
    ['F', false, 780],
    ['A', true, 780],
    ['B', true, 780],
    ['C', true, 780],
    ['D', true, 900],
    ['E', true, 900],
    ['F', true, 900],
  ] as const)(
    'of windows in zone %s, with a shutter %s, is at most %s €/m²',
    (immovableClimateZone, installazioneChiusuraOscurante, ceiling) => {
      const row = validWindow({ superficie: 2, installazioneChiusuraOscurante });
      const of = (fornituraSerramenti: number) =>
        cost('serramenti', row, { fornituraSerramenti }, { immovableClimateZone });
      expect(of(2 * ceiling)).toMatchObject({
        result: 'ok',
        limit: `${ceiling},00\u00a0€/m²`,
        value: `${ceiling},00\u00a0€/m²`,
        source: 'D.M. 14/2/2022, Allegato A',
      });
      expect(of(2 * ceiling + 0.01)).toMatchObject({
        result: 'doubt',
        message: 'La fornitura al m² supera il massimale: la parte oltre non si detrae.',
      });
    },
  );

  it.each([
    ['schermature', validShading({ superficieSchermatura: 2 }), 'fornituraSchermature'],
    ['chiusure', validShutter({ superficieChiusura: 2 }), 'fornituraChiusure'],
  ] as const)('of %s is at most 276 €/m²', (list, row, field) => {
    expect(cost(list, row, { [field]: 552 })).toMatchObject({
      result: 'ok',
      limit: '276,00\u00a0€/m²',
    });
    expect(cost(list, row, { [field]: 553 })?.result).toBe('doubt');
    expect(
      getRowLight(checkRow(list, row, { spese: { ...validDossierForm().spese, [field]: 553 } })),
    ).toBe('amber');
  });

  it('waits for the supply, the surface and the zone, and is no matter of the other services', () => {
    expect(cost('serramenti', validWindow(), {})).toMatchObject({
      result: 'unknown',
      limit: '780,00\u00a0€/m²',
      message:
        'Lo controlliamo quando indichi l’importo della sola fornitura al passo Dettagli economici.',
    });
    expect(
      getRowLight(
        checkRow('serramenti', validWindow(), {
          spese: { ...validDossierForm().spese, spesaDetraibileSerramenti: 1e6 },
        }),
      ),
    ).toBe('green');
    expect(
      cost('serramenti', validWindow({ superficie: null }), { fornituraSerramenti: 9 }),
    ).toMatchObject({ result: 'unknown', limit: '' });
    expect(
      cost('serramenti', validWindow(), { fornituraSerramenti: 9 }, { immovableClimateZone: null })
        ?.result,
    ).toBe('unknown');
    expect(
      cost('serramenti', validWindow(), { fornituraSerramenti: 1e6 }, { serviceType: 2 }),
    ).toBeUndefined();
  });
});
