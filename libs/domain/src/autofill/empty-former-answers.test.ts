import { describe, expect, it } from '@jest/globals';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import {
  emptyFormerAnswers,
  TIPI_DISTRIBUZIONE,
  TIPI_REGOLAZIONE,
  type DossierForm,
} from '../index.js';

type Answers = Pick<DossierForm, 'tipoDistribuzione' | 'tipoRegolazione'>;

describe('the heating of an open dossier', () => {
  it.each<[Answers, Answers]>([
    [
      { tipoDistribuzione: 'verticale', tipoRegolazione: 'nessuna' },
      { tipoDistribuzione: null, tipoRegolazione: null },
    ],
    [
      { tipoDistribuzione: 'orizzontale', tipoRegolazione: 'termostatoAmbiente' },
      { tipoDistribuzione: 'orizzontale', tipoRegolazione: 'termostatoAmbiente' },
    ],
    [
      { tipoDistribuzione: null, tipoRegolazione: null },
      { tipoDistribuzione: null, tipoRegolazione: null },
    ],
  ])('%j becomes %j', (before, after) => {
    expect(emptyFormerAnswers(validDossierForm(before))).toEqual(validDossierForm(after));
  });

  it('keeps every answer that ENEA offers', () => {
    for (const { value: tipoDistribuzione } of TIPI_DISTRIBUZIONE)
      for (const { value: tipoRegolazione } of TIPI_REGOLAZIONE)
        expect(
          emptyFormerAnswers(validDossierForm({ tipoDistribuzione, tipoRegolazione })),
        ).toMatchObject({ tipoDistribuzione, tipoRegolazione });
  });
});
