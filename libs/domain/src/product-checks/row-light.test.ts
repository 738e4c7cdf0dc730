import { describe, expect, it } from '@jest/globals';
import { NO_PRODUCTS, validDossierForm, validWindow } from '../../test/dossier-fixtures.js';
import { listRowChecks, checkRow } from '../../test/row-check-fixtures.js';
import {
  createEmptyChiusura,
  createEmptySchermatura,
  createEmptySerramento,
  getRowLight,
} from '../index.js';

describe('a light', () => {
  it.each([
    ['green', validWindow()],
    ['open', createEmptySerramento()],
    ['open', validWindow({ superficie: null })],
    ['amber', validWindow({ trasmittanzaPost: 1.35 })],
    ['red', validWindow({ trasmittanzaPost: 1.5 })],
    ['red', validWindow({ superficie: 0 })],
    ['amber', validWindow({ trasmittanzaPost: 1.35, superficie: null })],
    ['red', validWindow({ trasmittanzaPost: 1.5, superficie: null })],
  ] as const)('is %s for window %#', (light, row) =>
    expect(getRowLight(checkRow('serramenti', row))).toBe(light),
  );

  it.each([
    ['serramenti', createEmptySerramento()],
    ['schermature', createEmptySchermatura()],
    ['chiusure', createEmptyChiusura()],
  ] as const)('is open for an empty row of %s', (list, row) => {
    expect(getRowLight(checkRow(list, row))).toBe('open');
    expect(checkRow(list, row)[0]).toMatchObject({
      result: 'open',
      message: expect.stringMatching(/^Mancano \d+ dati obbligatori\.$/),
    });
  });

  it('counts what is missing', () => {
    expect(checkRow('serramenti', validWindow({ superficie: null }))[0]).toMatchObject({
      field: 'superficie',
      message: 'Manca un dato obbligatorio.',
    });
    expect(checkRow('serramenti', validWindow())[0]).toMatchObject({
      field: '',
      result: 'ok',
      message: 'La riga è completa.',
    });
  });

  it('says nothing of a row that is not there', () => {
    for (const list of ['serramenti', 'schermature', 'chiusure'] as const)
      expect(listRowChecks(validDossierForm({ manufatti: NO_PRODUCTS }), list, 0)).toEqual([]);
    expect(getRowLight([])).toBe('open');
  });
});
