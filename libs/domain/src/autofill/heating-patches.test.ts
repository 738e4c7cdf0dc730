import { describe, expect, it } from '@jest/globals';
import { autofillAfter, createFormWithShutter } from '../../test/autofill-fixtures.js';
import { validDossierForm, validGenerator } from '../../test/dossier-fixtures.js';
import {
  type DossierForm,
  type TipoGeneratore,
  getEnergyCarrier,
  createEmptyGeneratore,
} from '../index.js';

describe('heating', () => {
  it.each([
    ['teleriscaldamento', 'teleriscaldamento'],
    ['biomassa', 'biomassa'],
    ['caldaiaGasolio', 'gasolio'],
    ['caldaiaACS', 'metano'],
    ['caldaiaACBassaTemperatura', 'metano'],
    ['caldaiaCondensazione', 'metano'],
    ['pompaCalore', 'metano'],
    ['ariaCalda', 'metano'],
    ['altro', 'metano'],
  ] as [TipoGeneratore, string][])('%s uses %s', (tipoGeneratore, carrier) => {
    expect(getEnergyCarrier(tipoGeneratore)).toBe(carrier);
    const form = validDossierForm({
      vettoreEnergetico: null,
      generatori: [validGenerator({ tipoGeneratore })],
    });
    expect(autofillAfter(form, 'generatori.0.tipoGeneratore')).toEqual({
      vettoreEnergetico: carrier,
    });
    expect(autofillAfter(form, 'generatori')).toEqual({ vettoreEnergetico: carrier });
    expect(autofillAfter(form, 'generatori.1.tipoGeneratore')).toEqual({});
  });

  it('keeps the carrier while there is no first generator', () => {
    expect(autofillAfter(validDossierForm({ generatori: [] }), 'generatori')).toEqual({});
    expect(
      autofillAfter(
        validDossierForm({ generatori: [createEmptyGeneratore()], vettoreEnergetico: 'gpl' }),
        'generatori.0',
      ),
    ).toEqual({});
  });

  it('adds a single generator to Ecobonus with windows', () => {
    for (const changed of ['manufatti', 'manufatti.serramenti', 'manufatti.serramenti.0']) {
      expect(autofillAfter(validDossierForm({ generatori: [] }), changed)).toEqual({
        generatori: [{ ...createEmptyGeneratore(), numeroGeneratore: 1 }],
      });
    }
    expect(autofillAfter(validDossierForm(), 'manufatti.serramenti')).toEqual({});
    expect(
      autofillAfter(validDossierForm({ serviceType: 2, generatori: [] }), 'manufatti.serramenti'),
    ).toEqual({});
    expect(autofillAfter({ ...createFormWithShutter({}), generatori: [] }, 'manufatti')).toEqual(
      {},
    );
  });
});

describe('the heating system of Ecobonus', () => {
  const noGenerator = (change: Partial<DossierForm>) =>
    validDossierForm({ generatori: [], ...change });
  it('gets a generator for windows, or for summer cooling, whenever they come', () => {
    const empty = { generatori: [{ ...createEmptyGeneratore(), numeroGeneratore: 1 }] };
    expect(autofillAfter(noGenerator({}), 'manufatti.serramenti')).toEqual(empty);
    expect(autofillAfter(noGenerator({}), 'serviceType')).toEqual(empty);
    const cooled = noGenerator({
      manufatti: { serramenti: [], schermature: [], chiusure: [] },
      impiantoClimatizzazioneEstiva: true,
    });
    expect(autofillAfter(cooled, 'impiantoClimatizzazioneEstiva')).toEqual(empty);
    expect(
      autofillAfter(
        { ...cooled, impiantoClimatizzazioneEstiva: false },
        'impiantoClimatizzazioneEstiva',
      ),
    ).toEqual({});
    expect(autofillAfter({ ...cooled, serviceType: 3 }, 'impiantoClimatizzazioneEstiva')).toEqual(
      {},
    );
    expect(
      autofillAfter(
        validDossierForm({ impiantoClimatizzazioneEstiva: true }),
        'impiantoClimatizzazioneEstiva',
      ),
    ).toEqual({});
  });
});
