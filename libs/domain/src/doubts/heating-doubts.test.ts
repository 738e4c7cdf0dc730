import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validGenerator } from '../../test/dossier-fixtures.js';
import {
  TIPI_GENERATORE,
  VETTORI_ENERGETICI,
  type TipoGeneratore,
  type VettoreEnergetico,
  listDoubts,
} from '../index.js';

const FACTS = { today: '2026-11-21', findMunicipalities: null };
const CARRIERS = VETTORI_ENERGETICI.map(({ value }) => value);
const BURNT: readonly VettoreEnergetico[] = ['metano', 'gpl', 'gasolio', 'biomassa', 'altro'];
const WATER: readonly VettoreEnergetico[] = [...BURNT, 'olio', 'energiaElettrica'];

/** What each generator runs on; `null` where anything is possible, or another rule says it. */
const POSSIBLE: Readonly<
  Record<TipoGeneratore, [carriers: readonly VettoreEnergetico[] | null, source: string]>
> = {
  caldaiaACS: [WATER, 'burns, or is electric; no district heating'],
  caldaiaACBassaTemperatura: [WATER, 'burns, or is electric; no district heating'],
  caldaiaCondensazione: [BURNT, 'condenses what it burns, which fuel oil does not allow'],
  caldaiaGasolio: [['gasolio', 'olio'], 'facts 2'],
  teleriscaldamento: [['teleriscaldamento'], 'itself'],
  biomassa: [['biomassa'], 'itself'],
  pompaCalore: [null, 'a rule of the heating step'],
  ariaCalda: [null, 'runs on anything'],
  altro: [null, 'runs on anything'],
};

it('knows every generator', () => {
  expect(TIPI_GENERATORE.map(({ value }) => value).toSorted()).toEqual(
    Object.keys(POSSIBLE).toSorted(),
  );
});

describe.each(
  (Object.keys(POSSIBLE) as TipoGeneratore[]).map((type) => [type, ...POSSIBLE[type]] as const),
)('a generator of type %s', (tipoGeneratore, possible, _source) => {
  it.each(CARRIERS)('on %s', (vettoreEnergetico) => {
    const form = validDossierForm({
      generatori: [validGenerator({ tipoGeneratore })],
      vettoreEnergetico,
    });
    const found = listDoubts(form, FACTS).filter(({ code }) => code === 'carrier-generator');
    expect(found).toHaveLength(possible === null || possible.includes(vettoreEnergetico) ? 0 : 1);
  });
});
