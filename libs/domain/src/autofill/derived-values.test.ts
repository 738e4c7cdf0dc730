import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validShutter, validWindow } from '../../test/dossier-fixtures.js';
import {
  type DossierForm,
  applyPatches,
  listAutofillPatches,
  getDerivedValue,
  keepManualValues,
} from '../index.js';

const WINDOW = 'manufatti.serramenti.0';
const SHUTTER = 'manufatti.chiusure.0';
const start = validDossierForm({
  manufatti: { serramenti: [validWindow()], schermature: [], chiusure: [validShutter()] },
});

/** Changes one field as a user does; `marked` fields are shown as "compilato automaticamente". */
function change(
  before: DossierForm,
  field: string,
  value: unknown,
  marked: readonly string[] = [],
): DossierForm {
  const after = applyPatches(before, [{ field, value }]);
  const patches = keepManualValues(listAutofillPatches(after, field), {
    before,
    after,
    isFilledIn: (path) => marked.includes(path),
  });
  return applyPatches(after, patches);
}

const withWindow = (more: Parameters<typeof validWindow>[0]): DossierForm =>
  applyPatches(start, [{ field: WINDOW, value: validWindow(more) }]);

describe('a value of a table', () => {
  it.each([
    [`${WINDOW}.trasmittanzaPre`, 5],
    [`${SHUTTER}.resistenzaTermicaIniziale`, 0.12],
    [`${SHUTTER}.resistenzaTermicaFinale`, 0.26],
    ['manufatti.serramenti.9.trasmittanzaPre', null],
    ['manufatti.chiusure.9.resistenzaTermicaIniziale', null],
    ['manufatti.chiusure.9.resistenzaTermicaFinale', null],
    [`${WINDOW}.superficie`, undefined],
    ['cadastralSheet', undefined],
  ])('%s is %s', (field, value) => expect(getDerivedValue(start, field)).toBe(value));

  it('follows what it derives from', () => {
    expect(
      change(start, `${WINDOW}.tipologiaTelaioPre`, 'lamiera').manufatti.serramenti[0]
        ?.trasmittanzaPre,
    ).toBe(6);
    expect(
      change(start, `${SHUTTER}.tipologiaPre`, 5).manufatti.chiusure[0]?.resistenzaTermicaIniziale,
    ).toBe(0.14);
    expect(
      change(start, `${SHUTTER}.permeabilitaAria`, 'media').manufatti.chiusure[0]
        ?.resistenzaTermicaFinale,
    ).toBe(0.19);
  });

  it('goes when the table has none for the new choice', () => {
    expect(
      change(start, `${WINDOW}.tipologiaVetroPre`, 'opaco').manufatti.serramenti[0]
        ?.trasmittanzaPre,
    ).toBeNull();
  });

  it('fills in an empty field', () => {
    expect(
      change(withWindow({ trasmittanzaPre: null }), `${WINDOW}.tipologiaVetroPre`, 'doppio')
        .manufatti.serramenti[0]?.trasmittanzaPre,
    ).toBe(3);
  });
});

describe('what a person typed', () => {
  it.each(['tipologiaTelaioPre', 'tipologiaVetroPre', 'tipologiaInfisso'] as const)(
    'stays when %s changes',
    (field) => {
      const value = {
        tipologiaTelaioPre: 'lamiera',
        tipologiaVetroPre: 'doppio',
        tipologiaInfisso: 'cielino',
      }[field];
      expect(
        change(withWindow({ trasmittanzaPre: 4.2 }), `${WINDOW}.${field}`, value).manufatti
          .serramenti[0]?.trasmittanzaPre,
      ).toBe(4.2);
    },
  );

  it('does not keep the glass of a front door from being opaque', () => {
    expect(
      change(withWindow({ trasmittanzaPre: 4.2 }), `${WINDOW}.tipologiaInfisso`, 'portoncino')
        .manufatti.serramenti[0],
    ).toMatchObject({ tipologiaVetroPre: 'opaco', trasmittanzaPre: 4.2 });
  });

  it('is not what carries the mark of being filled in', () => {
    expect(
      change(withWindow({ trasmittanzaPre: 4.2 }), `${WINDOW}.tipologiaTelaioPre`, 'lamiera', [
        `${WINDOW}.trasmittanzaPre`,
      ]).manufatti.serramenti[0]?.trasmittanzaPre,
    ).toBe(6);
  });
});
