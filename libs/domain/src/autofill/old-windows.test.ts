import { expect, it } from '@jest/globals';
import { validDossierForm, validWindow } from '../../test/dossier-fixtures.js';
import { getSharedOldWindow, listOldWindowAnswers, type Serramento } from '../index.js';

const FRAME = 'tipologiaTelaioPre';
const window = (
  tipologiaTelaioPre: Serramento['tipologiaTelaioPre'],
  tipologiaInfisso: Serramento['tipologiaInfisso'] = 'finestra',
) => validWindow({ tipologiaTelaioPre, tipologiaInfisso });

it.each([
  [[], null, []],
  [[window(null), window(null)], null, [0, 1]],
  [[window('legno'), window('legno')], 'legno', []],
  [[window('legno'), window(null)], null, [1]],
  [[window('legno'), window('pvc'), window('legno')], null, [1]],
  [[window(null, null), window('legno')], null, [0]],
  [[window('legno'), window('lamiera', 'portoncino')], 'legno', []],
  [[window('lamiera', 'portoncino'), window(null)], null, [1]],
] as const)('the frames of %j are all %s; wood for all changes %j', (rows, shared, changed) => {
  expect(getSharedOldWindow(rows, FRAME)).toBe(shared);
  const form = validDossierForm({
    manufatti: { serramenti: [...rows], schermature: [], chiusure: [] },
  });
  expect(listOldWindowAnswers(form, FRAME, 'legno')).toEqual(
    changed.map((index) => ({ field: `manufatti.serramenti.${index}.${FRAME}`, value: 'legno' })),
  );
});
